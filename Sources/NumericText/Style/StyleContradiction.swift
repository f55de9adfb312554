// SPDX-License-Identifier: MIT

/// A contradiction between two settings of a style.
package enum StyleContradiction: Error, Hashable {
  /// The decimal and the grouping separator are the same text, as in `1,234,56`.
  case sameSeparators(String)

  /// Neither integer nor fraction digits can be typed.
  case noDigits

  /// No number lies within the bounds.
  case noNumbers
}

extension StyleContradiction: CustomStringConvertible {
  /// A sentence that names the settings and explains the contradiction.
  package var description: String {
    switch self {
    case .sameSeparators(let mark):
      """
      symbols(decimal: "\(mark)") and symbols(grouping: "\(mark)") cannot be combined, because \
      1\(mark)234\(mark)56 would be ambiguous. Change one of the symbols, or use grouping(.never) \
      or precision(fraction: 0).
      """
    case .noDigits:
      "precision(integer: 0) and precision(fraction: 0) cannot be combined: they allow no digits."
    case .noNumbers: "The bounds contain no number that the number type can represent."
    }
  }
}

extension StyleChoices {
  /// Returns a contradiction in the rules of a field, or nil if there is none.
  func contradiction(in rules: Rules, _ notation: Notation) -> StyleContradiction? {
    if rules.precision.integer.upperBound == 0, rules.precision.fraction.upperBound == 0 {
      return .noDigits
    }
    return hasSameSeparators(rules, notation)
      ? .sameSeparators(notation.decimalSeparator.text) : nil
  }

  /// Returns whether the style sets both separators to the same text, in a field that shows both.
  ///
  /// Setting only one separator is always allowed, even if it equals the locale's other separator.
  /// Otherwise, a style could be invalid in some locales. A `CurrencyFormatter` is exempt, because
  /// its properties are set one after the other.
  private func hasSameSeparators(_ rules: Rules, _ notation: Notation) -> Bool {
    let isChosen = changes.decimal != nil && changes.grouping != nil
    guard isChosen, !changes.areOfFormatter, rules.precision.fraction.upperBound > 0 else {
      return false
    }
    return notation.grouping.primary > 0 && notation.decimalSeparator == notation.groupSeparator
  }
}
