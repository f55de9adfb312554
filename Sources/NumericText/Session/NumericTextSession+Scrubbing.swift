// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Adds `count` steps to the value during a drag.
  ///
  /// All changes of a drag are undone together.
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
  ) -> NumericTextOutcome<Bound> {
    play(.scrub(.by(count, size)))
  }

  /// Ends a drag, so that the next one is undone separately.
  @discardableResult
  public mutating func endScrubbing() -> NumericTextOutcome<Bound> { play(.scrub(.ended)) }

  /// Cancels the current drag, and restores the number from before it.
  ///
  /// ```swift
  /// session.scrub(by: 3)
  /// session.cancelScrubbing()  // text "$0.00", value 0
  /// session.undo()             // refusal .noHistory
  /// ```
  @discardableResult
  public mutating func cancelScrubbing() -> NumericTextOutcome<Bound> { play(.scrub(.canceled)) }
}
