// SPDX-License-Identifier: MIT

/// Two choices of a style that cannot be had together.
package enum StyleContradiction: Error, Hashable {
  /// One mark would separate groups and the fraction: `1,234,56`.
  case sameSeparators(String)

  /// Neither integer nor fraction digits may be typed.
  case noDigits

  /// No number lies within the bounds.
  case noNumbers
}

extension StyleContradiction: CustomStringConvertible {
  /// A sentence that names both choices.
  package var description: String {
    switch self {
    case .sameSeparators(let mark):
      """
      symbols(decimal: "\(mark)") and symbols(grouping: "\(mark)") exclude each other, because \
      1\(mark)234\(mark)56 could not be read: choose another one, grouping(.never) or \
      precision(fraction: 0).
      """
    case .noDigits:
      "precision(integer: 0) and precision(fraction: 0) exclude each other: they allow no digit."
    case .noNumbers: "The lower bound of a style is not above its upper bound."
    }
  }
}

extension StyleChoices {
  /// What in the rules of a field excludes each other.
  func contradiction(in rules: Rules, _ notation: Notation) -> StyleContradiction? {
    if rules.precision.integer.upperBound == 0, rules.precision.fraction.upperBound == 0 {
      return .noDigits
    }
    return hasSameSeparators(rules, notation)
      ? .sameSeparators(notation.decimalSeparator.text) : nil
  }

  /// Whether both separators were chosen and are one mark, in a field that shows both.
  ///
  /// A chosen one may equal the locale's other one: no locale stops an app. A formatter's properties
  /// are set one after the other.
  private func hasSameSeparators(_ rules: Rules, _ notation: Notation) -> Bool {
    let isChosen = changes.decimal != nil && changes.grouping != nil
    guard isChosen, !changes.areOfFormatter, rules.precision.fraction.upperBound > 0 else {
      return false
    }
    return notation.grouping.primary > 0 && notation.decimalSeparator == notation.groupSeparator
  }
}
