// SPDX-License-Identifier: MIT

import NumericTextCore

extension StyleParts {
  /// Creates the engine for this style.
  ///
  /// - Throws: `BadStyle` for an invalid part, or if the lower bound is greater than the upper one.
  func field() throws(BadStyle) -> Field {
    let notation = try notation()
    let choices = try choices()
    let limits = try limits()
    guard var rules = Rules(choices, within: limits, in: notation) else {
      throw BadStyle(.lowerBound)
    }
    rules.allowsEmpty = has(.allowsEmpty)
    rules.keyboardSeparator = symbol(.keyboardSeparator).scalar
    for text in symbols(.magnitude) { rules.addMagnitude(text) }
    let names = symbols(.currencyName)
    return Field(notation, rules, suffix: symbol(.ownSuffix)) { names }
  }

  private func notation() throws(BadStyle) -> Notation {
    guard let digits = DigitSet(symbol(.digits)) else { throw BadStyle(.digits) }
    let decimalSeparator = symbol(.decimalSeparator)
    if decimalSeparator.isEmpty { throw BadStyle(.decimalSeparator) }
    return Notation(
      digits: digits,
      decimalSeparator: decimalSeparator,
      groupSeparator: symbol(.groupSeparator),
      grouping: try grouping(),
      affixes: SignAffixes(
        positive: affixes(.positivePrefix, .positiveSuffix),
        negative: affixes(.negativePrefix, .negativeSuffix),
        zero: affixes(.zeroPrefix, .zeroSuffix),
        negativeZero: affixes(.negativeZeroPrefix, .negativeZeroSuffix)
      ),
      minus: symbol(.minus),
      plus: symbol(.plus),
      scale: try count(.scale) ?? 0,
      words: symbols(.word)
    )
  }

  private func affixes(_ prefix: StylePart, _ suffix: StylePart) -> Affixes {
    Affixes(prefix: symbol(prefix), suffix: symbol(suffix))
  }

  private func grouping() throws(BadStyle) -> Grouping {
    guard let sizes = try numbers(.grouping, count: 3) else { return .never }
    return Grouping(primary: Int(sizes[0]), secondary: Int(sizes[1]), minimum: Int(sizes[2]))
  }

  private func choices() throws(BadStyle) -> RuleChoices {
    var choices = RuleChoices()
    choices.lower = try numeral(.lowerBound)
    choices.upper = try numeral(.upperBound)
    choices.integer = try range(.integerDigits)
    choices.fraction = try range(.fractionDigits)
    choices.total = try range(.totalDigits)
    choices.entry = try choice(.entry)
    choices.formatting = try choice(.formatting)
    choices.enforcement = try choice(.enforcement)
    choices.separators = try choice(.separators)
    choices.normalizing = try choice(.normalizing)
    choices.rounding = try choice(.rounding)
    choices.trailingZeros = try choice(.trailingZeros)
    if has(.padsOnlyFractions) { choices.padding = .whenPresent }
    choices.step = try step(.step)
    choices.stepOptions = try stepOptions()
    choices.snapsToStep = has(.snapsToStep)
    choices.reportsAnyStep = true
    choices.allowsArithmetic = has(.allowsArithmetic)
    choices.allowsCells = has(.allowsCells)
    choices.allowsExponents = has(.allowsExponents)
    choices.zeroText = optionalSymbol(.zeroText)
    return choices
  }

  private func step(_ part: StylePart) throws(BadStyle) -> Numeral? {
    let step = try numeral(part)
    if let step, step.isZero || step.isNegative { throw BadStyle(part) }
    return step
  }

  private func stepOptions() throws(BadStyle) -> StepOptions {
    var options = StepOptions()
    options.isAdaptive = has(.adaptsSteps)
    options.wraps = has(.wrapsSteps)
    options.page = try step(.pageStep)
    options.lower = try numeral(.lowestStep)
    options.upper = try numeral(.highestStep)
    return options
  }

  private func limits() throws(BadStyle) -> NumericTextLimits {
    NumericTextLimits(
      lower: try numeral(.lowerLimit),
      upper: try numeral(.upperLimit),
      digits: try count(.mostDigits),
      allowsFraction: !has(.takesWholeNumbersOnly),
      isComplete: true
    )
  }
}
