// SPDX-License-Identifier: MIT

/// A contradiction between two settings of a style.
package enum StyleContradiction: Error, Hashable {
  /// The decimal and the grouping separator are the same text, as in `1,234,56`.
  case sameSeparators(String)

  /// A text beside or inside the number would look like digits of the number.
  ///
  /// The associated value is the setting, written as Swift code such as `prefix("1")`.
  case digits(String)

  /// Neither integer nor fraction digits can be typed.
  case noDigits

  /// No number that the value type can represent lies within the bounds.
  case noNumbers

  /// The lower bound is greater than the upper one.
  case noNumbersBetween(lower: String, upper: String)

  /// The style of a format or a formatter sets signs, which the format has already determined.
  case signsOfFormat

  /// Steps wrap, but the lower or the upper end at which they wrap is missing.
  case wrapsWithoutEnds

  /// No number lies within both the bounds and the range of steps.
  case noSteps
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
    case .digits(let setting):
      "\(setting) would look like digits of the number. Use a text without digits."
    case .noDigits:
      "precision(integer: 0) and precision(fraction: 0) cannot be combined: they allow no digits."
    case .wrapsWithoutEnds:
      """
      step(_:wraps: true) needs a lower and an upper end, at which the steps wrap. Add \
      bounds(_:) or steps(within:) with two ends.
      """
    case .noSteps: "steps(within:) and bounds(_:) cannot be combined: no number is in both ranges."
    case .noNumbers: "The bounds contain no number that the number type can represent."
    case .noNumbersBetween(let lower, let upper):
      "The lower bound or minAmount \(lower) exceeds the upper bound or maxAmount \(upper)."
    case .signsOfFormat:
      """
      sign(_:) cannot be combined with a format or a formatter, which has signs of its own. Set \
      the signs in the format.
      """
    }
  }
}

extension StyleChoices {
  /// Returns a contradiction in the rules of a field, or nil if there is none.
  func contradiction(in rules: Rules, _ notation: Notation) -> StyleContradiction? {
    if rules.precision.integer.upperBound == 0, rules.precision.fraction.upperBound == 0 {
      return .noDigits
    }
    if case .format = source, options.sign != .automatic { return .signsOfFormat }
    if let setting = settingWithDigits { return .digits(setting) }
    if let contradiction = self.rules.stepContradiction { return contradiction }
    return hasSameSeparators(rules, notation)
      ? .sameSeparators(notation.decimalSeparator.text) : nil
  }

  /// The setting whose text would look like digits of the number, written as Swift code, or nil if
  /// there is none.
  ///
  /// Digits are allowed in the symbol of a currency, such as `P2P`, and in a prefix or suffix that
  /// has other characters between its digits and the number, such as ` m2`. A `CurrencyFormatter`
  /// allows any text.
  private var settingWithDigits: String? {
    guard !changes.belongToFormatter else { return nil }
    let symbols = [
      ("decimal", changes.decimal), ("grouping", changes.grouping), ("minus", changes.minus),
      ("plus", changes.plus),
    ]
    for case (let name, let text?) in symbols where text.unicodeScalars.contains(where: \.isDigit) {
      return "symbols(\(name): \"\(text)\")"
    }
    if prefix.unicodeScalars.last.map(\.isDigit) ?? false || prefix.hasOnlyDigits {
      return "prefix(\"\(prefix)\")"
    }
    if suffix.unicodeScalars.first.map(\.isDigit) ?? false || suffix.hasOnlyDigits {
      return "suffix(\"\(suffix)\")"
    }
    return nil
  }

  /// Returns whether the style sets both separators to the same text, in a field that shows both.
  ///
  /// Setting only one separator is always allowed, even if it equals the locale's other separator,
  /// so that a style is valid in every locale. A `CurrencyFormatter` is exempt, because its
  /// properties are set one after the other.
  private func hasSameSeparators(_ rules: Rules, _ notation: Notation) -> Bool {
    let isChosen = changes.decimal != nil && changes.grouping != nil
    guard isChosen, !changes.belongToFormatter, rules.precision.fraction.upperBound > 0 else {
      return false
    }
    return notation.grouping.primary > 0 && notation.decimalSeparator == notation.groupSeparator
  }
}

extension RuleChoices {
  /// The contradiction in bounds that contain no number.
  var boundsContradiction: StyleContradiction {
    guard let lower, let upper, upper.isLess(than: lower) else { return .noNumbers }
    return .noNumbersBetween(lower: lower.description, upper: upper.description)
  }

  /// A contradiction between the bounds and the steps, or nil if there is none.
  fileprivate var stepContradiction: StyleContradiction? {
    let isOpen = (stepOptions.lower ?? lower) == nil || (stepOptions.upper ?? upper) == nil
    if stepOptions.wraps, isOpen { return .wrapsWithoutEnds }
    let ends = [(stepOptions.lower, upper), (lower, stepOptions.upper)]
    let isEmpty = ends.contains { least, most in
      if let least, let most { most.isLess(than: least) } else { false }
    }
    return isEmpty ? .noSteps : nil
  }
}

extension Unicode.Scalar {
  /// Whether this is a decimal digit of any script.
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}

extension String {
  /// Whether the text consists of digits, and possibly white space between or beside them.
  fileprivate var hasOnlyDigits: Bool {
    unicodeScalars.contains(where: \.isDigit)
      && unicodeScalars.allSatisfy { $0.isDigit || $0.properties.isWhitespace }
  }
}
