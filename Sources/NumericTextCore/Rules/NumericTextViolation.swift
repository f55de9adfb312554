// SPDX-License-Identifier: MIT

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
}

extension NumericTextViolation {
  /// The name of the case, as used in scripts and on web pages.
  public var name: String {
    switch self {
    case .belowMinimum: "belowMinimum"
    case .aboveMaximum: "aboveMaximum"
    case .offStep: "offStep"
    }
  }
}
