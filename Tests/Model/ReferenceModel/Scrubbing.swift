// SPDX-License-Identifier: MIT

extension Field {
  package var isScrubbing: Bool { scrub != nil }
}

/// Stepping the number by dragging.
///
/// One undo reverts the whole drag. In a field without focus, no step of a drag starts editing.
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

  /// Starts a drag unless one is in progress.
  ///
  /// Saves the current state for `cancelScrub`, and starts an undo step to which all steps of the
  /// drag belong.
  private mutating func beginScrub() {
    guard scrub == nil else { return }
    scrub = (snapshot, history)
    var start = snapshot
    start.editing = editing ?? style.freshEditing(value)
    history.record(History.Entry(before: start, after: start), run: .scrubbing)
  }

  /// Commits the number and ends editing, but keeps the undo history.
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

  /// Ends the drag, unless `event` belongs to it, or sets the value or the style that the field already
  /// has.
  mutating func endScrub(by event: Event) {
    switch event {
    case .scrub, .endScrub, .cancelScrub: return
    case .set(let new) where new == value: return
    case .style(let new) where new == style: return
    default: endScrub()
    }
  }

  mutating func cancelScrub() {
    guard let start = scrub else { return }
    (scrub, value, history) = (nil, start.state.value, start.history)
    history.endRun()
    editing = start.state.editing
    editing?.forgetZero()
  }
}
