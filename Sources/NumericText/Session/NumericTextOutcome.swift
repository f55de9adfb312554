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
}
