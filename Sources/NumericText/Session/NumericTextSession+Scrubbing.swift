// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Adds `count` steps to the value while the user changes the number by dragging.
  ///
  /// Undo reverts the whole drag at once.
  ///
  /// A drag doesn't give the field focus. Any other event ends the drag.
  ///
  /// ```swift
  /// session.scrub(by: 3)           // text "$3.00", value 3
  /// session.scrub(by: 2, .coarse)  // text "$23.00", value 23
  /// session.endScrubbing()
  /// session.undo()                 // text "$0.00", value 0
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of steps, negative to subtract.
  ///   - size: The size of the steps.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func scrub(
    by count: Int,
    _ size: NumericTextStepSize = .regular
  ) -> NumericTextOutcome<FieldValue> {
    outcome(of: .scrub(.by(count, size)))
  }

  /// Ends a drag that changes the number, so that the next drag is undone separately.
  @discardableResult
  public mutating func endScrubbing() -> NumericTextOutcome<FieldValue> {
    outcome(of: .scrub(.ended))
  }

  /// Cancels the current drag, and restores the number that the field had before it.
  ///
  /// ```swift
  /// session.scrub(by: 3)
  /// session.cancelScrubbing()  // text "$0.00", value 0
  /// session.undo()             // refusal .noHistory
  /// ```
  @discardableResult
  public mutating func cancelScrubbing() -> NumericTextOutcome<FieldValue> {
    outcome(of: .scrub(.canceled))
  }
}
