// SPDX-License-Identifier: MIT

/// What an app asks of a field.
///
/// Numbers are values, so a bound of 1 is 100 % in a percent field. Whatever the app leaves open
/// comes from the notation and from the limits of the number type.
package struct RuleChoices: Hashable, Sendable {
  package var lower: Numeral?
  package var upper: Numeral?

  /// The numbers of integer digits, of fraction digits, and of all of them.
  package var integer: ClosedRange<Int>?
  package var fraction: ClosedRange<Int>?
  package var total: ClosedRange<Int>?

  package var rounding = FloatingPointRoundingRule.toNearestOrEven
  package var entry = Rules.Entry.natural
  package var formatting = Rules.Formatting.live
  package var trailingZeros = Rules.TrailingZeros.onCommit
  package var enforcement = Rules.Enforcement.clamp
  package var separators = Rules.Separators.localized
  package var normalizing = Rules.Normalizing.onEdit

  /// The amount of one step, which is above zero.
  package var step: Numeral?
  package var snapsToStep = false

  /// Whether `.reportOnly` reports numbers off the step even if steps do not snap, as inputs on the
  /// web do.
  package var reportsAnyStep = false

  package var clearsZero = false
  package var zeroText: Symbol?
  package var emptyText: Symbol?

  package init() {}
}

extension Rules {
  /// The rules that these choices make for values within `limits` that are written in `notation`, nil
  /// if the lower bound is above the upper one.
  ///
  /// - Parameters:
  ///   - choices: What the app asks for.
  ///   - limits: What the number type holds.
  ///   - precision: The digits that the notation's source shows by itself.
  ///   - notation: How numbers are written.
  package init?(
    _ choices: RuleChoices,
    within limits: NumericTextLimits,
    precision: Precision = Precision(),
    in notation: borrowing Notation
  ) {
    let scale = notation.scale
    let lower = (choices.lower ?? limits.lower)?.scaled(byPowerOfTen: scale)
    let upper = (choices.upper ?? limits.upper)?.scaled(byPowerOfTen: scale)
    guard let bounds = Bounds(from: lower, to: upper) else { return nil }
    self.bounds = bounds
    self.precision = precision.narrowed(to: choices, within: limits)
    if choices.entry == .minorUnits { self.precision.fixFraction() }
    allowsSign = notation.affixes.tellSigns
    isComplete = limits.isComplete
    step = choices.step?.scaled(byPowerOfTen: scale)
    stepOrigin = choices.lower?.scaled(byPowerOfTen: scale) ?? .zero
    take(choices)
    if choices.trailingZeros == .live { fillLive() }
    if choices.enforcement == .reportOnly { reportOnly(choices, within: limits, scale: scale) }
  }

  /// Enforces the limits of the number type only, and reports everything else.
  private mutating func reportOnly(
    _ choices: RuleChoices,
    within limits: NumericTextLimits,
    scale: Int
  ) {
    let isChecked = choices.snapsToStep || choices.reportsAnyStep
    let lower = choices.lower?.scaled(byPowerOfTen: scale)
    let upper = choices.upper?.scaled(byPowerOfTen: scale)
    let chosen = Bounds(from: lower, to: upper) ?? .open
    reported = ReportedRules(bounds: chosen, step: isChecked ? step : nil, origin: stepOrigin)
    bounds = Bounds(
      lower: limits.lower?.scaled(byPowerOfTen: scale),
      upper: limits.upper?.scaled(byPowerOfTen: scale)
    )
  }

  /// Fills up the fraction while the field is edited; tills and plain digits know no filling.
  private mutating func fillLive() {
    guard formatting == .live, entry == .natural else { return }
    liveFraction = min(max(precision.fraction.lowerBound, precision.filledFraction), Digits.limit)
  }

  /// Takes the choices that apply as they are.
  private mutating func take(_ choices: borrowing RuleChoices) {
    entry = choices.entry
    formatting = choices.formatting
    enforcement = choices.enforcement
    separators = choices.separators
    normalizing = choices.normalizing
    rounding = choices.rounding
    snapsToStep = choices.snapsToStep
    clearsZero = choices.clearsZero
    zeroText = choices.zeroText
    emptyText = choices.emptyText
  }
}

extension Precision {
  /// The precision that choices ask for, within what a number type holds.
  fileprivate func narrowed(
    to choices: RuleChoices,
    within limits: NumericTextLimits
  ) -> Precision {
    let most = limits.digits ?? .max
    let total = choices.total ?? total
    let isCounted = choices.total != nil
    var precision = Precision(
      integer: choices.integer ?? integer.narrowed(to: most),
      fraction: choices.fraction ?? (isCounted ? 0...Int.max : fraction),
      total: min(total.lowerBound, most)...min(total.upperBound, most)
    )
    if !limits.allowsFraction { precision.refuseFraction() }
    return precision
  }
}

extension ClosedRange<Int> {
  /// The range up to `most`, but with its own lower bound: zeros may be filled in beyond the digits
  /// that may be typed.
  fileprivate func narrowed(to most: Int) -> ClosedRange {
    lowerBound...Swift.max(lowerBound, Swift.min(upperBound, most))
  }
}
