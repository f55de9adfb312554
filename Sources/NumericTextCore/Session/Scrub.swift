// SPDX-License-Identifier: MIT

/// A phase of a drag that changes the number.
package enum Scrub: Hashable, Sendable {
  /// Adds steps, exactly and within the bounds. The first one begins the drag.
  case by(Int, NumericTextStepSize = .regular)

  /// Ends the drag, so that the next one is undone separately.
  case ended

  /// Restores the number from before the drag.
  case cancelled
}

/// A field before a drag.
///
/// This is a class so that copying a session is as cheap as without drags.
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
    case .cancelled: cancelScrub()
    }
  }

  /// Adds steps to the number.
  ///
  /// An idle field stays idle.
  private mutating func scrubBy(
    _ count: Int,
    _ size: NumericTextStepSize
  ) throws(NumericTextRefusal) {
    guard count != 0 else { return }
    let before = self
    beginScrub()
    activate()
    do throws(NumericTextRefusal) {
      guard try step(by: count, size, in: .scrubbing) else { return self = before }
    } catch {
      self = before
      throw error
    }
    if !before.isActive { rest() }
  }

  /// Saves the field before its first change by a drag.
  ///
  /// Activating it may adjust the number to the rules, which is part of that change.
  private mutating func beginScrub() {
    guard !isScrubbing else { return }
    scrubStart = ScrubStart(entry: entry, history: history)
    record(before: .scrubbing)
  }

  /// Shows the idle text again, and keeps the history.
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
