// SPDX-License-Identifier: MIT

/// What came of an event: the field as it stands now, and what of it is new.
///
/// After a refusal nothing is new, and text, selection and value are what they were.
///
/// ```swift
/// let outcome = session.type("1")
/// outcome.text      // "$1"
/// outcome.changes   // [.text, .selection, .value]
/// outcome.refusal   // nil
/// ```
public struct NumericTextOutcome<Bound: NumericTextBoundValue>: Equatable, Sendable {
  /// The text to show.
  public let text: String

  /// The selection to set, in UTF-16 offsets.
  public let selection: Range<Int>

  /// The value to publish, if `changes` contains `.value`.
  public let value: Bound

  /// What is new.
  public let changes: Changes

  /// Why nothing is new, if the event was refused.
  public let refusal: Refusal?

  /// The bound that was put in place of the number that was entered or shown, or nil.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100)
  /// var session = NumericTextSession(value: 99, style: style)
  /// session.type("9")  // text "100", clampedTo 100
  /// session.type("5")  // text "100", clampedTo 100
  /// ```
  ///
  /// It is the value, so a percent field that stops at 100 % has clamped to 1.
  public var clampedTo: Bound.Number? { isClamped ? value.number : nil }

  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  public let violation: NumericTextViolation?

  let isClamped: Bool
}
