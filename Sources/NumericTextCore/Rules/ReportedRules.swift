// SPDX-License-Identifier: MIT

/// The bounds and the step of a style whose enforcement is `.reportOnly`: violations are allowed,
/// and reported to the app.
///
/// This is a class so that `Rules` without this object are cheap to copy.
package final class ReportedRules: Sendable {
  package let bounds: Bounds

  /// The range of the numbers that steps can reach: `bounds` or, where there are none, the limits of
  /// the number type, narrowed to numbers that can be typed.
  let reach: Bounds

  /// The step, or nil if numbers need not be multiples of a step.
  ///
  /// Multiples are counted from `origin`: if `origin` is 1 and the step is 2, the numbers 1, 3 and
  /// 5 are valid.
  let step: Numeral?
  let origin: Numeral

  /// Creates rules that are reported but not enforced.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the style.
  ///   - reach: The range of the numbers that steps can reach, if it differs from `bounds`.
  ///   - step: The step, or nil if numbers need not be multiples of a step.
  ///   - origin: The number from which steps are counted.
  package init(
    bounds: Bounds,
    reach: Bounds? = nil,
    step: Numeral? = nil,
    origin: Numeral = .zero
  ) {
    self.bounds = bounds
    self.reach = reach ?? bounds
    self.step = step
    self.origin = origin
  }

  /// Returns the rule that `number` violates, or nil if there is none.
  func violation(of number: Numeral) -> NumericTextViolation? {
    if let lower = bounds.lower, number.isLess(than: lower) { return .belowMinimum }
    if let upper = bounds.upper, upper.isLess(than: number) { return .aboveMaximum }
    guard let step else { return nil }
    let distance = number.adding(origin.negated)
    return distance.remainder(dividingBy: step).isZero ? nil : .offStep
  }
}

extension Field {
  /// Returns the rule that `value` violates.
  ///
  /// The result is nil if the value violates no rule, or if the style enforces its rules.
  package func violation(of value: Numeral) -> NumericTextViolation? {
    guard rules.enforcement == .reportOnly, let reported = rules.reported, !value.digits.isEmpty
    else { return nil }
    return reported.violation(of: number(of: value))
  }
}
