// SPDX-License-Identifier: MIT

extension Rules {
  /// Returns the rule that `number` violates, or nil if it violates none, or if the rules are enforced.
  func violation(of number: Numeral) -> NumericTextViolation? {
    guard onlyReports else { return nil }
    if let lower = reported.lower, number.isLess(than: lower) { return .belowMinimum }
    if let upper = reported.upper, upper.isLess(than: number) { return .aboveMaximum }
    guard reportsSteps, let step else { return nil }
    return number.adding(stepOrigin.negated).isMultiple(of: step) ? nil : .offStep
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
