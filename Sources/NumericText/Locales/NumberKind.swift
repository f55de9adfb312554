// SPDX-License-Identifier: MIT

/// What a shown number stands for, which decides its affixes and its usual fraction.
package enum NumberKind: Hashable, Sendable {
  case number
  case percent

  /// An amount of a currency, by its ISO 4217 code.
  case currency(code: String)

  /// Whether this is an amount of a currency.
  var isCurrency: Bool {
    if case .currency = self { return true }
    return false
  }
}

/// Where a style's notation comes from.
package enum NotationSource: Hashable, Sendable {
  /// A kind of number in the style's locale.
  case locale(NumberKind)

  /// A developer's own formatter.
  indirect case format(ProbedFormat)
}
