// SPDX-License-Identifier: MIT

/// A field before a drag.
struct ScrubStart: Hashable, Sendable {
  var editing: Editing?
  var value: Number?
  var history: History
}

extension Event {
  var isScrub: Bool {
    switch self {
    case .scrub, .endScrub, .cancelScrub: true
    default: false
    }
  }
}

extension Field {
  package var isScrubbing: Bool { scrub != nil }
}

/// Drags: steps that are undone together and leave an idle field idle.
extension Field {
  mutating func scrub(_ count: Int, _ size: Event.StepSize) {
    let before = self
    beginScrub()
    if editing == nil { focus() }
    clamped = nil
    guard step(count, size, run: .scrubbing) else {
      let isRefused = refused
      self = before
      return refused = isRefused
    }
    if before.editing == nil { rest() }
  }

  /// Records the field before the first change, which is all that undo restores.
  private mutating func beginScrub() {
    guard scrub == nil else { return }
    scrub = ScrubStart(editing: editing, value: value, history: history)
    var start = snapshot
    start.editing = editing ?? style.freshEditing(value)
    history.record(History.Entry(before: start, after: start), run: .scrubbing)
  }

  /// Commits the number of an idle field; what it did can still be undone.
  private mutating func rest() {
    let history = history
    blur()
    self.history = history
  }

  mutating func endScrub() {
    guard scrub != nil else { return }
    scrub = nil
    history.endRun()
  }

  /// Any event but the same value or style again ends a drag.
  mutating func endScrub(by event: Event) {
    switch event {
    case .set(let new) where new == value: return
    case .style(let new) where new == style: return
    default: endScrub()
    }
  }

  mutating func cancelScrub() {
    guard let start = scrub else { return }
    (scrub, value, history) = (nil, start.value, start.history)
    history.endRun()
    editing = start.editing
    editing?.hasUncoveredZero = false
  }
}
