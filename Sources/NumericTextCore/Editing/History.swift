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
    @Calculated var expression: Expression?
  }

  /// A run of edits: the state before it, and the selection after its last edit.
  private struct Step {
    var before: Entry
    var landing: Selection
  }

  /// An undone run of edits, with the state of the field after the run.
  private struct UndoneStep {
    var step: Step
    var after: Entry
  }

  /// The maximum number of runs of edits that can be undone.
  private static let limit = 256

  /// The runs of edits that can be undone, from the oldest to the latest.
  private var steps: [Step] = []

  /// The runs of edits that can be redone, from the latest to the oldest.
  private var undoneSteps: [UndoneStep] = []

  private var run: Run?

  /// Starts a run of edits, or continues the current run if it has the same kind.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begins(_ run: Run) -> Bool {
    if canRedo { undoneSteps = [] }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Adds a new run of edits, with the state before the run.
  mutating func record(_ entry: consuming Entry) {
    // Removing elements at the start of an array moves all others. Removing half of the runs
    // together makes this rare.
    if count == Self.limit { steps.removeFirst(Self.limit / 2) }
    let landing = entry.selection
    steps.append(Step(before: consume entry, landing: landing))
  }

  /// Stores the selection after the last edit of the current run.
  mutating func land(at selection: Selection) {
    guard count > 0 else { return }
    steps[count - 1].landing = selection
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
  /// - Returns: The state before the run, or nil if there is no run to undo.
  mutating func undo(from entry: Entry) -> Entry? {
    guard let step = steps.popLast() else { return nil }
    run = nil
    var after = entry
    after.selection = step.landing
    undoneSteps.append(UndoneStep(step: step, after: after))
    return step.before
  }

  /// Redoes the run of edits that was undone last.
  ///
  /// - Returns: The state after the run, or nil if there is no run to redo.
  mutating func redo() -> Entry? {
    guard let undone = undoneSteps.popLast() else { return nil }
    steps.append(undone.step)
    run = nil
    return undone.after
  }

  /// Updates every entry.
  mutating func update(_ change: (inout Entry) -> Void) {
    for place in steps.indices { change(&steps[place].before) }
    for place in undoneSteps.indices {
      change(&undoneSteps[place].step.before)
      change(&undoneSteps[place].after)
    }
  }

  /// The number of runs of edits that can be undone.
  var count: Int { steps.count }

  /// The number of runs of edits that can be redone.
  var redoCount: Int { undoneSteps.count }

  var canUndo: Bool { !steps.isEmpty }
  var canRedo: Bool { !undoneSteps.isEmpty }
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
