// SPDX-License-Identifier: MIT

import NumericTextCore

extension StyleParts {
  /// The engine for this style.
  var field: Field {
    get throws(BadStyle) {
      let notation = try notation
      guard var rules = Rules(try choices, within: try limits, in: notation) else {
        throw BadStyle(.lowerBound)
      }
      rules.allowsEmpty = has(.allowsEmpty)
      rules.keyboardSeparator = text(.keyboardSeparator)?.firstScalar
      return Field(notation, rules, suffix: symbol(.ownSuffix) ?? Symbol())
    }
  }

  /// The limits of numbers on the page.
  private var limits: NumericTextLimits {
    get throws(BadStyle) {
      NumericTextLimits(
        lower: try numeral(.lowerLimit),
        upper: try numeral(.upperLimit),
        digits: try count(.mostDigits),
        allowsFraction: !has(.takesWholeNumbersOnly),
        isComplete: true
      )
    }
  }

  private var choices: RuleChoices {
    get throws(BadStyle) {
      var choices = RuleChoices()
      choices.lower = try numeral(.lowerBound)
      choices.upper = try numeral(.upperBound)
      choices.integer = try range(.leastInteger, .mostInteger, least: 1)
      choices.fraction = try range(.leastFraction, .mostFraction, least: 0)
      choices.total = try range(.leastTotal, .mostTotal, least: 1)
      try addOptions(to: &choices)
      choices.step = try numeral(.step)
      if let step = choices.step, step.isZero || step.isNegative { throw BadStyle(.step) }
      choices.snapsToStep = has(.snapsToStep)
      choices.reportsAnyStep = true
      choices.zeroText = symbol(.zeroText)
      choices.emptyText = symbol(.emptyText)
      return choices
    }
  }

  private func addOptions(to choices: inout RuleChoices) throws(BadStyle) {
    choices.entry = try choice(.entry, NumericTextEntry.allCases) ?? choices.entry
    choices.formatting =
      try choice(.formatting, NumericTextFormatting.allCases) ?? choices.formatting
    choices.enforcement =
      try choice(.enforcement, NumericTextEnforcement.allCases) ?? choices.enforcement
    choices.separators =
      try choice(.separators, NumericTextSeparators.allCases) ?? choices.separators
    choices.normalizing =
      try choice(.normalizing, NumericTextNormalizing.allCases) ?? choices.normalizing
    choices.trailingZeros =
      try choice(.trailingZeros, NumericTextTrailingZeros.allCases) ?? choices.trailingZeros
    choices.rounding = try choice(.rounding, Rounding.allCases) ?? choices.rounding
  }

  /// A range of digit counts, or nil if both ends are missing.
  ///
  /// A missing lower end defaults to `least`.
  private func range(
    _ lower: StylePart,
    _ upper: StylePart,
    least: Int
  ) throws(BadStyle) -> ClosedRange<Int>? {
    let (first, last) = (try count(lower), try count(upper))
    if first == nil, last == nil { return nil }
    let most = last ?? .max
    let fewest = first ?? min(least, most)
    guard fewest <= most, fewest <= Self.mostFilledIn else { throw BadStyle(lower) }
    return fewest...most
  }

  /// The maximum number of digits to pad to, as in Foundation's format styles.
  private static var mostFilledIn: Int { 999 }
}
