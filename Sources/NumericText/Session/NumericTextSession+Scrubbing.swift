// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Adds steps to the value by a drag, whose changes are undone together.
  ///
  /// An idle field stays idle. Any other event ends the drag.
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

  /// Restores the number from before a drag that is still in progress.
  ///
  /// ```swift
  /// session.scrub(by: 3)
  /// session.cancelScrubbing()  // text "$0.00", value 0
  /// session.undo()             // refusal .noHistory
  /// ```
  @discardableResult
  public mutating func cancelScrubbing() -> NumericTextOutcome<Bound> { play(.scrub(.cancelled)) }
}
