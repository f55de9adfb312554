// SPDX-License-Identifier: MIT

import NumericTextCore

extension StyleParts {
  /// The engine for this style.
  var field: Field {
    get throws(BadStyle) {
      let notation = try notation
      return Field(notation, try rules(notation))
    }
  }

  private func rules(_ notation: Notation) throws(BadStyle) -> Rules {
    var rules = Rules()
    rules.allowsEmpty = has(.allowsEmpty)
    rules.allowsSign = notation.affixes.tellSigns
    rules.bounds = try bounds(scale: notation.scale)
    try addChoices(to: &rules)
    rules.precision = try precision
    if rules.entry == .minorUnits { rules.precision.fixFraction() }
    rules.keyboardSeparator = text(.keyboardSeparator)?.firstScalar
    try addSteps(to: &rules, scale: notation.scale)
    rules.zeroText = symbol(.zeroText)
    rules.emptyText = symbol(.emptyText)
    return rules
  }

  private func addChoices(to rules: inout Rules) throws(BadStyle) {
    rules.entry = try choice(.entry, Rules.Entry.allCases) ?? rules.entry
    rules.formatting = try choice(.formatting, Rules.Formatting.allCases) ?? rules.formatting
    rules.enforcement = try choice(.enforcement, Rules.Enforcement.allCases) ?? rules.enforcement
    rules.separators = try choice(.separators, Rules.Separators.allCases) ?? rules.separators
    rules.normalizing = try choice(.normalizing, Rules.Normalizing.allCases) ?? rules.normalizing
    rules.rounding = try choice(.rounding, Self.roundings) ?? rules.rounding
  }

  private static var roundings: [FloatingPointRoundingRule] {
    [.toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero]
  }

  /// The bounds in what is shown: those of the style, or else the limits of the value.
  private func bounds(scale: Int) throws(BadStyle) -> Bounds {
    let lower = try numeral(has(.lowerBound) ? .lowerBound : .lowerLimit, scale)
    let upper = try numeral(has(.upperBound) ? .upperBound : .upperLimit, scale)
    guard let bounds = Bounds(from: lower, to: upper) else { throw BadStyle(.lowerBound) }
    return bounds
  }

  private func addSteps(to rules: inout Rules, scale: Int) throws(BadStyle) {
    rules.step = try numeral(.step, scale)
    if let step = rules.step, step.isZero || step.isNegative { throw BadStyle(.step) }
    rules.snapsToStep = has(.snapsToStep)
    rules.stepOrigin = try numeral(.lowerBound, scale) ?? .zero
  }
}

// MARK: - Precision

extension StyleParts {
  /// The numbers of digits that the style asks for, within what the value holds.
  private var precision: Precision {
    get throws(BadStyle) {
      let most = try count(.mostDigits) ?? .max
      let total = try range(.leastTotal, .mostTotal, least: 1, most: .max)
      var precision = Precision(
        integer: try range(.leastInteger, .mostInteger, least: 1, most: most),
        fraction: try range(.leastFraction, .mostFraction, least: 0, most: .max),
        total: min(total.lowerBound, most)...min(total.upperBound, most)
      )
      if has(.takesWholeNumbersOnly) { precision.refuseFraction() }
      return precision
    }
  }

  /// A range of counts; an end that is left out is the one given.
  private func range(
    _ lower: StylePart,
    _ upper: StylePart,
    least: Int,
    most: Int
  ) throws(BadStyle) -> ClosedRange<Int> {
    let last = try count(upper) ?? most
    let first = try count(lower) ?? min(least, last)
    guard first <= last else { throw BadStyle(lower) }
    guard first <= Self.mostFilledIn else { throw BadStyle(lower) }
    return first...last
  }

  /// The most digits that may be filled in; Foundation's styles have the same limit.
  private static var mostFilledIn: Int { 999 }
}
