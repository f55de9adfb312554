// SPDX-License-Identifier: MIT

/// The rules that a number may break under `.reportOnly`.
///
/// It is a class so that rules without any have little to copy.
package final class ReportedRules: Sendable {
  package let bounds: Bounds

  /// The step that numbers must be a multiple of, counted from `origin`, or nil.
  let step: Numeral?
  let origin: Numeral

  /// - Parameters:
  ///   - bounds: The bounds of the style.
  ///   - step: The step, or nil if numbers can be off the step.
  ///   - origin: The number that steps are counted from.
  package init(bounds: Bounds, step: Numeral? = nil, origin: Numeral = .zero) {
    self.bounds = bounds
    self.step = step
    self.origin = origin
  }

  /// Returns the rule that `number` violates.
  func violation(of number: Numeral) -> NumericTextViolation? {
    if let lower = bounds.lower, number.isLess(than: lower) { return .belowMinimum }
    if let upper = bounds.upper, upper.isLess(than: number) { return .aboveMaximum }
    guard let step else { return nil }
    let distance = number.adding(origin.negated)
    return distance.remainder(dividingBy: step).isZero ? nil : .offStep
  }
}

extension Field {
  /// The rule that `value` breaks, nil if it keeps all of them or the style enforces them.
  package func violation(of value: Numeral) -> NumericTextViolation? {
    guard rules.enforcement == .reportOnly, let reported = rules.reported, !value.digits.isEmpty
    else { return nil }
    return reported.violation(of: number(of: value))
  }
}
