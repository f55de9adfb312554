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
  /// It contains no formatted text, so it stays valid if the notation changes.
  struct Entry: Hashable, Sendable {
    var numeral: Numeral
    var selection: Selection
    var value: Numeral
    var isEdited: Bool
    var isPastBound: Bool

    /// The expression that the field shows, with the result `numeral`, or nil if it shows a number.
    var expression: Expression?
  }

  /// A run of edits: the state before it, and the selection after its last edit.
  private struct Step {
    var before: Entry
    var selectionAfter: Selection
  }

  /// The maximum number of runs of edits that can be undone.
  private static let limit = 256

  /// The runs of edits from the oldest to the latest: first those that can be undone, then those
  /// that can be redone.
  ///
  /// The state after a run is the state before the next one, except for its selection. If any run
  /// can be redone, one more element contains the state after the latest run.
  private var steps: [Step] = []

  /// The number of runs of edits that can be undone.
  private(set) var count = 0

  private var run: Run?

  /// Starts a run of edits, or continues the current run if it has the same kind.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begins(_ run: Run) -> Bool {
    while canRedo { steps.removeLast() }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Adds a new run of edits, with the state before the run.
  mutating func record(_ entry: consuming Entry) {
    // Removing elements at the start of an array moves all others. Removing half of the runs
    // together makes this rare.
    if count == Self.limit { steps.removeFirst(Self.limit / 2) }
    let selectionAfter = entry.selection
    steps.append(Step(before: consume entry, selectionAfter: selectionAfter))
    count = steps.count
  }

  /// Stores the selection after the last edit of the current run.
  mutating func land(at selection: Selection) {
    guard count > 0 else { return }
    steps[count - 1].selectionAfter = selection
  }

  /// Handles an edit of the kind `run` that only moved the caret.
  ///
  /// If the current run has the same kind, the run continues. Otherwise, it ends.
  mutating func move(to selection: Selection, in run: Run) {
    if run == self.run, run != .single { land(at: selection) } else { endRun() }
  }

  /// Ends the current run, so that the next edit is undone separately.
  mutating func endRun() { run = nil }

  /// Undoes the last run of edits, so that it can be redone.
  ///
  /// - Parameter entry: The current state of the field.
  /// - Returns: The state before the run, or nil if there is no run to undo.
  mutating func undo(from entry: Entry) -> Entry? {
    guard canUndo else { return nil }
    if !canRedo { steps.append(Step(before: entry, selectionAfter: entry.selection)) }
    // The number may have changed without an edit, as when it is committed.
    let selection = steps[count].before.selection
    steps[count].before = entry
    steps[count].before.selection = selection
    run = nil
    count -= 1
    return steps[count].before
  }

  /// Redoes the run of edits that was undone last.
  ///
  /// - Returns: The state after the run, or nil if there is no run to redo.
  mutating func redo() -> Entry? {
    guard canRedo else { return nil }
    run = nil
    count += 1
    var after = steps[count].before
    after.selection = steps[count - 1].selectionAfter
    if count == steps.count - 1 { steps.removeLast() }
    return after
  }

  /// Updates every entry.
  mutating func update(_ change: (inout Entry) -> Void) {
    for place in steps.indices { change(&steps[place].before) }
  }

  /// The number of runs of edits that can be redone.
  var redoCount: Int { max(0, steps.count - count - 1) }

  var canUndo: Bool { count > 0 }
  var canRedo: Bool { steps.count > count }
}

extension History.Run {
  init(_ intent: Edit.Intent) {
    switch intent {
    case .typed, .signed: self = .typing
    case .deletedBackward, .deletedForward: self = .deleting
    case .pasted: self = .single
    }
  }
}
