// SPDX-License-Identifier: MIT

/// What a shown number stands for, which decides its affixes and its usual fraction.
package enum NumberKind: Hashable, Sendable {
  case number
  case percent

  /// An amount of a currency, by its ISO 4217 code.
  case currency(code: String)
}
