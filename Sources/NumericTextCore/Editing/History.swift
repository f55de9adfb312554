// SPDX-License-Identifier: MIT

/// The undo and redo stacks of a field.
struct History: Sendable {
  /// The kind of a run of edits.
  ///
  /// Consecutive edits of the same kind form a run, which is undone as a whole. Each edit of the
  /// kind `single` is a run of its own.
  enum Run: Hashable, Sendable { case typing, deleting, scrubbing, single }

  /// A state to which undo or redo returns.
  ///
  /// It contains no formatted text, because the notation can change.
  struct Entry: Hashable, Sendable {
    var content: Content
    var selection: Selection

    /// The selection directly after the edit that led to this state.
    ///
    /// Redo restores it, even if the caret moved later.
    var selectionAfterEdit: Selection
    var value: Numeral
    var isEdited: Bool
    var isPastBound: Bool
  }

  /// The maximum number of runs of edits that can be undone.
  private static let limit = 256

  /// The states that undo and redo can restore, from the oldest to the latest.
  ///
  /// Each of the first `count` entries is the state before a run that can be undone. If any run can
  /// be redone, the entry at `count` is the current state, and each later entry is the state after
  /// a run that can be redone.
  private(set) var entries: [Entry] = []

  /// The number of runs of edits that can be undone.
  private(set) var count = 0

  /// The selection after the last edit.
  ///
  /// The selection that the field shows differs if the user has moved the caret since then.
  var selectionAfterEdit = Selection.caret(CaretSlot(0))

  private var run: Run?

  /// Starts a run of edits, or continues the current run if it has the same kind.
  ///
  /// Runs that were undone can no longer be redone.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begin(_ run: Run) -> Bool {
    while canRedo { entries.removeLast() }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Adds a new run of edits, with the state before the run.
  mutating func record(_ entry: consuming Entry) {
    // Removing elements at the start of an array moves all others. Removing half of the runs
    // together makes this rare.
    if count == Self.limit { entries.removeFirst(Self.limit / 2) }
    entries.append(entry)
    count = entries.count
  }

  /// Handles an edit of the kind `run` that only moved the caret.
  ///
  /// If the current run has the same kind, the run continues. Otherwise, it ends.
  mutating func move(to selection: Selection, in run: Run) {
    if run == self.run, run != .single { selectionAfterEdit = selection } else { endRun() }
  }

  /// Ends the current run, so that the next edit is undone separately.
  mutating func endRun() { run = nil }

  /// Undoes the last run of edits, so that it can be redone.
  ///
  /// - Parameter current: The current state of the field.
  /// - Returns: The state before the run, or nil if there is no run to undo.
  mutating func undo(from current: Entry) -> Entry? {
    guard count > 0 else { return nil }
    var entry = current
    entry.selection = canRedo ? entries[count].selection : selectionAfterEdit
    // Store the current state, because the number may have changed without an edit, for example
    // when it was committed.
    if canRedo { entries[count] = entry } else { entries.append(entry) }
    return moved(to: count - 1)
  }

  /// Redoes the run of edits that was undone last.
  ///
  /// - Returns: The state after the run, or nil if there is no run to redo.
  mutating func redo() -> Entry? {
    guard canRedo else { return nil }
    var after = moved(to: count + 1)
    after.selection = selectionAfterEdit
    if redoCount == 0 { entries.removeLast() }
    return after
  }

  /// Ends the current run, and makes the entry at `index` the current state.
  private mutating func moved(to index: Int) -> Entry {
    run = nil
    count = index
    selectionAfterEdit = entries[index].selectionAfterEdit
    return entries[index]
  }

  /// Applies `change` to every entry.
  mutating func update(_ change: (inout Entry) -> Void) {
    for index in entries.indices { change(&entries[index]) }
  }

  /// The number of runs of edits that can be redone.
  var redoCount: Int { max(0, entries.count - count - 1) }

  var canRedo: Bool { entries.count > count }
}
