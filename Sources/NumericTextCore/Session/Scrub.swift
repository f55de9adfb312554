// SPDX-License-Identifier: MIT

/// A phase of a drag that changes the number by steps.
package enum Scrub: Hashable, Sendable {
  /// Adds steps to the number, in the same way as the event `step`.
  ///
  /// If no drag is in progress, one begins.
  case by(Int, NumericTextStepSize = .regular)

  /// Ends the drag.
  ///
  /// The next drag is undone separately.
  case ended

  /// Restores the number from before the drag.
  case canceled
}

/// The number and the undo history from before a drag.
///
/// This is a class so that a session is cheap to copy.
final class ScrubStart: Sendable {
  let entry: History.Entry
  let history: History

  init(entry: History.Entry, history: History) {
    self.entry = entry
    self.history = history
  }
}

extension Session {
  /// Whether a drag is in progress.
  package var isScrubbing: Bool { scrubStart != nil }

  mutating func continueScrub(_ scrub: Scrub) throws(Refusal) {
    switch scrub {
    case .by(let count, let size): try scrubBy(count, size)
    case .ended: endScrub()
    case .canceled: cancelScrub()
    }
  }

  /// Adds `count` steps to the number during a drag.
  ///
  /// This doesn't start editing in a field without focus.
  private mutating func scrubBy(_ count: Int, _ size: NumericTextStepSize) throws(Refusal) {
    guard count != 0 else { return }
    let isIdle = !isActive
    try attempt { session throws(Refusal) in
      session.beginScrub()
      session.activate()
      guard try session.step(by: count, size, in: .scrubbing) else { return false }
      if isIdle { session.rest() }
      return true
    }
  }

  /// Saves the number and the undo history at the start of a drag.
  ///
  /// Call this before editing starts, because starting to edit may adjust the number to the rules.
  private mutating func beginScrub() {
    guard !isScrubbing else { return }
    scrubStart = ScrubStart(entry: entry, history: history)
    record(before: .scrubbing)
  }

  /// Ends editing, but keeps the undo history so that the drag can be undone.
  private mutating func rest() {
    let history = history
    endEditing()
    self.history = history
  }

  mutating func endScrub() {
    guard isScrubbing else { return }
    scrubStart = nil
    history.endRun()
  }

  private mutating func cancelScrub() {
    guard let start = scrubStart else { return }
    scrubStart = nil
    history = start.history
    history.endRun()
    show(start.entry)
  }
}
