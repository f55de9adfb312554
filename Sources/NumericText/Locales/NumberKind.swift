// SPDX-License-Identifier: MIT

/// The kind of a number, which determines its affixes and its default precision.
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

/// The source of a style's notation.
package enum NotationSource: Hashable, Sendable {
  /// A kind of number in the style's locale.
  case locale(NumberKind)

  /// A custom formatter.
  indirect case format(ProbedFormat)
}
