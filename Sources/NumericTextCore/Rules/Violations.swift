// SPDX-License-Identifier: MIT

/// The bounds and the step of a style whose enforcement is `.reportOnly`: violations are allowed,
/// and reported to the app.
///
/// This is a class so that `Rules` without this object are cheap to copy.
package final class ReportedRules: Sendable {
  package let bounds: Bounds

  /// The least and the greatest number that steps can reach.
  ///
  /// These are `bounds`, with the limits of the number type in place of missing bounds, rounded to
  /// numbers that can be typed.
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

/// A rule that the value violates, in a field whose style only reports violations.
///
/// ```swift
/// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.reportOnly)
/// var session = NumericTextSession(value: 50, style: style)
/// session.type("0")  // text "500", value 500, violation .aboveMaximum
/// ```
public enum NumericTextViolation: Error, Hashable, Sendable, CaseIterable {
  /// The value is less than the minimum.
  case belowMinimum

  /// The value is greater than the maximum.
  case aboveMaximum

  /// The value is not a whole number of steps away from the minimum, or from zero if there is no
  /// minimum.
  case offStep

  /// The app's own rule forbids the value.
  case notAllowed
}

extension NumericTextViolation {
  /// The name of the case, as used in scripts and on web pages.
  public var name: String {
    switch self {
    case .belowMinimum: "belowMinimum"
    case .aboveMaximum: "aboveMaximum"
    case .offStep: "offStep"
    case .notAllowed: "notAllowed"
    }
  }
}
