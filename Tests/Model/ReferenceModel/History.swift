// SPDX-License-Identifier: MIT

/// The undo history.
///
/// Keys typed in a row are one step, and so are deletions in a row. A paste is a step of its own.
struct History: Hashable, Sendable {
  enum Run { case typing, deleting, scrubbing, single }

  struct Snapshot: Hashable, Sendable {
    var editing: Editing?
    var value: Number?
    var style: Style
  }

  struct Entry: Hashable, Sendable {
    var before: Snapshot
    /// The state after the edit, with the caret.
    ///
    /// Redo restores this state.
    var after: Snapshot
  }

  private(set) var entries: [Entry] = []
  private(set) var position = 0
  private var openRun: Run?

  mutating func endRun() { openRun = nil }

  mutating func update(_ change: (inout Snapshot) -> Void) {
    for index in entries.indices {
      change(&entries[index].before)
      change(&entries[index].after)
    }
  }

  func isOpen(_ run: Run) -> Bool { openRun == run && run != .single }

  mutating func record(_ entry: Entry, run: Run) {
    if isOpen(run), position == entries.count, !entries.isEmpty {
      entries[position - 1].after = entry.after
    } else {
      entries.removeSubrange(position...)
      entries.append(entry)
      position += 1
    }
    openRun = run
  }

  /// Saves the moved caret, so that a redo of the last edit restores it.
  ///
  /// Called after a key that moved the caret and changed nothing else. `run` is the kind of the
  /// key, such as `.typing`. If the last edit was of another kind, nothing is saved, and the next
  /// edit starts a new undo step.
  mutating func noteCaret(_ snapshot: Snapshot, run: Run) {
    guard isOpen(run), position > 0 else { return endRun() }
    entries[position - 1].after = snapshot
  }

  /// Returns the state before the last step, and saves `current` for redo.
  mutating func undo(from current: Snapshot) -> Snapshot? {
    guard position > 0 else { return nil }
    endRun()
    position -= 1
    let landing = entries[position].after.shown(in: current.style).editing?.selection
    entries[position].after = current
    if let landing, let editing = current.editing {
      let isInside = landing.upper <= editing.count
      let last = Selection.caret(current.style.lastSlot(of: editing))
      entries[position].after.editing?.selection = isInside ? landing : last
    }
    return entries[position].before
  }

  mutating func redo() -> Snapshot? {
    guard position < entries.count else { return nil }
    endRun()
    position += 1
    return entries[position - 1].after
  }
}

extension Field {
  var snapshot: History.Snapshot {
    History.Snapshot(editing: editing, value: value, style: style)
  }

  mutating func record(since before: History.Snapshot, run: History.Run) {
    history.record(History.Entry(before: before, after: snapshot), run: run)
  }

  /// Undoes or redoes up to `count` steps.
  ///
  /// The event is refused if there is no step to undo or redo.
  mutating func repeating(_ count: Int, _ next: (inout Field) -> History.Snapshot?) {
    for index in 0..<count {
      guard let snapshot = next(&self) else {
        refused = index == 0
        return
      }
      restore(snapshot)
    }
  }

  /// Restores the state in `snapshot`, and shows it in the current style.
  private mutating func restore(_ snapshot: History.Snapshot) {
    value = snapshot.value
    guard editing != nil else { return }
    editing = snapshot.shown(in: style).editing ?? style.freshEditing(value)
    editing?.forgetZero()
  }
}

extension History.Snapshot {
  /// Returns this state in the style `new`.
  func shown(in new: Style) -> History.Snapshot {
    guard let old = editing, style != new else { return self }
    var shown = self
    shown.style = new
    shown.editing = new.adopting(old, of: style, value: value)
    shown.editing?.isRestyled = true
    return shown
  }
}

extension Style {
  fileprivate func lastSlot(of editing: Editing) -> Int {
    editing.expression?.count ?? lastSlot(of: editing.content)
  }
}
