// SPDX-License-Identifier: MIT

/// A phase of a drag that changes the number.
package enum Scrub: Hashable, Sendable {
  /// Adds steps in exact decimal arithmetic, stopping at the bounds. The first call begins the
  /// drag.
  case by(Int, NumericTextStepSize = .regular)

  /// Ends the drag, so that the next one is undone separately.
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

  mutating func play(_ scrub: Scrub) throws(NumericTextRefusal) {
    switch scrub {
    case .by(let count, let size): try scrubBy(count, size)
    case .ended: endScrub()
    case .canceled: cancelScrub()
    }
  }

  /// Adds `count` steps to the number.
  ///
  /// An idle field stays idle.
  private mutating func scrubBy(
    _ count: Int,
    _ size: NumericTextStepSize
  ) throws(NumericTextRefusal) {
    guard count != 0 else { return }
    let isIdle = !isActive
    try attempt { session throws(NumericTextRefusal) in
      session.beginScrub()
      session.activate()
      guard try session.step(by: count, size, in: .scrubbing) else { return false }
      if isIdle { session.rest() }
      return true
    }
  }

  /// Saves the number and the undo history at the start of a drag.
  ///
  /// This must happen before the field is activated, because activating it may adjust the number to
  /// the rules.
  private mutating func beginScrub() {
    guard !isScrubbing else { return }
    scrubStart = ScrubStart(entry: entry, history: history)
    record(before: .scrubbing)
  }

  /// Makes the field idle again without clearing the undo history.
  private mutating func rest() {
    let history = history
    endEditing()
    self.history = history
  }

  /// Ends the drag in progress.
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
