// SPDX-License-Identifier: MIT

/// The undo history.
///
/// Keys typed in a row are one step, and so are deletions in a row. A paste is a step of its own.
struct History: Hashable, Sendable {
  enum Run { case typing, deleting, scrubbing, single }

  struct Snapshot: Hashable, Sendable {
    var editing: Editing?
    var value: Number?
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

  /// Shows all states in another style.
  mutating func restyle(from old: Style, to new: Style) {
    for index in entries.indices {
      entries[index].before.restyle(from: old, to: new)
      entries[index].after.restyle(from: old, to: new)
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

  /// Makes `snapshot` the state before the first step.
  mutating func start(from snapshot: Snapshot) {
    if !entries.isEmpty { entries[0].before = snapshot }
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
  mutating func undo(from current: Snapshot, _ style: Style) -> Snapshot? {
    guard position > 0 else { return nil }
    endRun()
    position -= 1
    let landing = entries[position].after.editing?.selection
    entries[position].after = current
    if let landing, let editing = current.editing {
      let isInside = landing.upper <= editing.count
      let last = editing.expression?.count ?? style.lastSlot(of: editing.content)
      entries[position].after.editing?.selection = isInside ? landing : .caret(last)
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
    History.Snapshot(editing: editing, value: value)
  }

  mutating func record(since before: History.Snapshot, run: History.Run) {
    history.record(History.Entry(before: before, after: snapshot), run: run)
  }

  /// Undoes or redoes up to `count` steps.
  ///
  /// The event is refused if there is no step to undo or redo.
  mutating func repeating(_ count: Int, _ next: (inout Field) -> History.Snapshot?) {
    for index in 0..<count {
      guard let snapshot = next(&self) else { return refused = index == 0 }
      restore(snapshot)
    }
  }

  private mutating func restore(_ snapshot: History.Snapshot) {
    value = snapshot.value
    guard editing != nil else { return }
    editing = snapshot.editing ?? style.freshEditing(value)
    editing?.forgetZero()
  }
}

extension History.Snapshot {
  /// Shows this state in another style.
  ///
  /// A commit directly after a style change must not change the value.
  mutating func restyle(from old: Style, to new: Style) {
    editing = editing.map { new.adopting($0, of: old, value: value) }
    editing?.isRestyled = true
  }
}
