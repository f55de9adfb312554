// SPDX-License-Identifier: MIT

/// The rules that an app sets in a style.
///
/// Numbers such as bounds refer to the value rather than to the shown number: in a percent field, a
/// bound of 1 is 100 %. A rule that is nil is taken from the notation or from the limits of the
/// number type.
package struct RuleChoices: Hashable, Sendable {
  package var lower: Numeral?
  package var upper: Numeral?

  /// The minimum and maximum number of integer digits.
  package var integer: ClosedRange<Int>?

  /// The minimum and maximum number of fraction digits.
  package var fraction: ClosedRange<Int>?

  /// The minimum and maximum number of digits in total.
  package var total: ClosedRange<Int>?

  package var rounding = Rounding.toNearestOrEven
  package var entry = NumericTextEntry.natural
  package var formatting = NumericTextFormatting.live
  package var trailingZeros = NumericTextTrailingZeros.onCommit
  package var enforcement = NumericTextEnforcement.clamp
  package var separators = NumericTextSeparators.localized
  package var normalizing = NumericTextNormalizing.onEdit

  /// The numbers whose fraction is padded with zeros.
  package var padding = NumericTextFraction.always

  /// Whether typing an operator such as `+` starts an expression such as `2+3`.
  package var allowsArithmetic = false

  /// Whether typing `e` after a number starts an exponent, as in `1e6`.
  package var allowsExponents = false

  /// Whether pasting several cells of a table inserts the first one, rather than being refused.
  package var allowsCells = false

  /// The amount that one step adds to the value.
  ///
  /// The amount is greater than zero.
  package var step: Numeral?
  package var snapsToStep = false
  package var stepOptions = StepOptions()

  /// Whether `.reportOnly` reports every number that is not a multiple of the step, as inputs in
  /// HTML do.
  ///
  /// If this is false, such numbers are reported only if `snapsToStep` is true.
  package var reportsAnyStep = false

  package var clearsZero = false
  package var zeroText: Symbol?
  package var emptyText: Symbol?

  package init() {}
}

extension Rules {
  /// Creates the rules of a field, or returns nil if the lower bound is greater than the upper one.
  ///
  /// - Parameters:
  ///   - choices: The rules that the app sets.
  ///   - limits: The limits of the number type.
  ///   - precision: The default precision of the notation, such as that of a currency.
  ///   - notation: The notation in which numbers are written.
  package init?(
    _ choices: RuleChoices,
    within limits: NumericTextLimits,
    precision: Precision = Precision(),
    in notation: Notation
  ) {
    let scale = notation.scale
    let (lower, upper) = (choices.lower ?? limits.lower, choices.upper ?? limits.upper)
    guard let values = Bounds(from: lower, to: upper) else { return nil }
    self.precision = precision.narrowed(to: choices, within: limits)
    if choices.entry == .minorUnits {
      self.precision.fixFraction()
    } else {
      self.precision.padsOnlyFractions = choices.padding == .whenPresent
    }
    bounds = values.scaled(byPowerOfTen: scale).narrowed(to: self.precision)
    let isCounted = choices.integer != nil || choices.total != nil
    upperBoundLimitsDigits = !isCounted && choices.upper != nil
    lowerBoundLimitsDigits = !isCounted && choices.lower != nil
    allowsSign = notation.affixes.signsDiffer
    step = choices.step?.scaled(byPowerOfTen: scale)
    stepOptions = choices.stepOptions.scaled(byPowerOfTen: scale)
    stepOrigin = choices.lower?.scaled(byPowerOfTen: scale) ?? .zero
    copy(choices)
    if choices.trailingZeros == .live, formatting == .live, entry == .natural {
      liveFraction = min(self.precision.shownFraction, NumeralDigits.limit)
    }
    if onlyReports {
      reported = Bounds(lower: choices.lower, upper: choices.upper).scaled(byPowerOfTen: scale)
      reportsSteps = choices.snapsToStep || choices.reportsAnyStep
      reach = bounds
      bounds = Bounds(lower: limits.lower, upper: limits.upper).scaled(byPowerOfTen: scale)
    }
  }

  /// Copies the choices that need no adjustment.
  private mutating func copy(_ choices: RuleChoices) {
    entry = choices.entry
    formatting = choices.formatting
    enforcement = choices.enforcement
    separators = choices.separators
    normalizing = choices.normalizing
    rounding = choices.rounding
    snapsToStep = choices.snapsToStep
    allowsArithmetic = choices.allowsArithmetic
    allowsExponents = choices.allowsExponents
    allowsCells = choices.allowsCells
    clearsZero = choices.clearsZero
    zeroText = choices.zeroText
    emptyText = choices.emptyText
  }
}

extension Precision {
  /// Returns the precision that `choices` specify, within `limits`.
  ///
  /// Ranges that `choices` leave unspecified are taken from this precision.
  fileprivate func narrowed(
    to choices: RuleChoices,
    within limits: NumericTextLimits
  ) -> Precision {
    let most = limits.digits ?? .max
    let total = choices.total ?? total
    // A number can be padded with more zeros than can be typed.
    let integers = integer.lowerBound...max(integer.lowerBound, min(integer.upperBound, most))
    var precision = self
    precision.integer = choices.integer ?? integers
    if let fraction = choices.fraction ?? (choices.total == nil ? nil : 0...Int.max) {
      (precision.fraction, precision.filledFraction) = (fraction, 0)
    }
    precision.total = min(total.lowerBound, most)...min(total.upperBound, most)
    if !limits.allowsFraction { precision.refuseFraction() }
    return precision
  }
}
