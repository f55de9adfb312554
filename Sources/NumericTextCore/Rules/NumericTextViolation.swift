// SPDX-License-Identifier: MIT

/// The rule that the value of a field breaks, where the style only reports it.
///
/// ```swift
/// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.reportOnly)
/// var session = NumericTextSession(value: 50, style: style)
/// session.type("0")  // text "500", value 500, violation .aboveMaximum
/// ```
public enum NumericTextViolation: Error, Hashable, Sendable, CaseIterable {
  /// The value is less than the lower bound.
  case belowMinimum

  /// The value is greater than the upper bound.
  case aboveMaximum

  /// The value is not a multiple of the step, counted from the lower bound or from zero.
  case offStep
}

extension NumericTextViolation {
  /// The name of the case, as scripts and web pages know it.
  public var name: String {
    switch self {
    case .belowMinimum: "belowMinimum"
    case .aboveMaximum: "aboveMaximum"
    case .offStep: "offStep"
    }
  }
}
