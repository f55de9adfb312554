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

  /// Saves the number and the undo history at the start of a drag.
  ///
  /// Call this before editing starts, because starting to edit may adjust the number to the rules.
  mutating func beginScrub() {
    guard !isScrubbing else { return }
    scrubStart = ScrubStart(entry: entry, history: history)
    record(before: .scrubbing)
  }

  /// Ends editing, but keeps the undo history so that the drag can be undone.
  mutating func rest() {
    let history = history
    endEditing()
    self.history = history
  }

  mutating func endScrub() {
    guard isScrubbing else { return }
    scrubStart = nil
    history.endRun()
  }

  mutating func cancelScrub() {
    guard let start = scrubStart else { return }
    scrubStart = nil
    history = start.history
    history.endRun()
    show(start.entry)
  }
}
