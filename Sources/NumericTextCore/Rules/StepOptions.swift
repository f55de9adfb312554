// SPDX-License-Identifier: MIT

/// The options of steps, apart from the amount of a regular step.
package struct StepOptions: Hashable, Sendable {
  /// Whether the amount of a step depends on the number: a step from 98 adds 1, and a step from 350
  /// adds 10.
  package var isAdaptive = false

  /// Whether a step past `upper` continues at `lower`, and a step below `lower` at `upper`.
  package var wraps = false

  /// The amount of a coarse step, or nil for ten steps.
  package var page: Numeral?

  /// The least number that steps reach, or nil for the lower bound.
  package var lower: Numeral?

  /// The greatest number that steps reach, or nil for the upper bound.
  package var upper: Numeral?

  package init() {}

  /// Whether each step depends on the number at which the previous step ended.
  ///
  /// If so, several steps are taken one after the other.
  var isGradual: Bool { isAdaptive || wraps }

  /// The maximum number of steps that are taken one after the other.
  static var mostGradualSteps: Int { 1000 }

  /// Converts these options from values to shown numbers, in which the decimal point is moved by
  /// `scale` places.
  func scaled(byPowerOfTen scale: Int) -> StepOptions {
    var options = self
    options.page = page?.scaled(byPowerOfTen: scale)
    options.lower = lower?.scaled(byPowerOfTen: scale)
    options.upper = upper?.scaled(byPowerOfTen: scale)
    return options
  }
}

extension Precision {
  /// Returns the amount of an adaptive step from `number`: a unit of its second digit, but at least
  /// a unit of the last fraction digit.
  ///
  /// From a power of ten toward zero, the step is smaller: a step down from 100 results in 99, so
  /// that a step up leads back to 100.
  ///
  /// If the number of fraction digits isn't limited, the second fraction digit counts as the last.
  func adaptiveStep(at number: Numeral, isUp: Bool) -> Numeral {
    let isLimited = fraction.upperBound < NumeralDigits.limit
    let last = isLimited ? fractionLimit(of: number) : min(fractionLimit(of: number), 2)
    let number = number.canonical
    guard !number.isZero else { return Numeral.one.scaled(byPowerOfTen: -last) }
    var power = number.firstDigitPlace - 1
    let isPower = Numeral.one.scaled(byPowerOfTen: power).magnitudeOrder(to: number) == 0
    if isPower, number.isNegative == isUp { power -= 1 }
    return Numeral.one.scaled(byPowerOfTen: max(power - 1, -last))
  }
}
