// SPDX-License-Identifier: MIT

/// The undo and redo stacks of a field.
struct History: Sendable {
  /// The kind of a run of edits.
  ///
  /// Consecutive edits of the same kind are one run, which is undone as a whole. Each edit of the
  /// kind `single` is a run of its own.
  enum Run: Hashable, Sendable { case typing, deleting, scrubbing, single }

  /// A numeral and its published value, independent of a notation.
  struct Entry: Hashable, Sendable {
    var numeral: Numeral
    var selection: Selection
    var value: Numeral
    var isEdited: Bool
    var isPastBound: Bool
  }

  /// A run of edits, with the field before the run and the selection after its last edit.
  private struct Step {
    var before: Entry
    var landing: Selection
  }

  /// An undone run, with the field after it.
  private struct UndoneStep {
    var step: Step
    var after: Entry
  }

  /// The maximum number of steps.
  private static let limit = 256

  /// The runs that can be undone, from the oldest to the latest.
  private var steps: [Step] = []

  /// The runs that can be redone, from the latest to the oldest.
  private var undoneSteps: [UndoneStep] = []

  private var run: Run?

  /// Starts or continues a run.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begins(_ run: Run) -> Bool {
    if canRedo { undoneSteps = [] }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Records the state before a new run.
  mutating func record(_ entry: consuming Entry) {
    // Dropping half of the steps at a time spreads the cost over many edits.
    if count == Self.limit { steps.removeFirst(Self.limit / 2) }
    let landing = entry.selection
    steps.append(Step(before: consume entry, landing: landing))
  }

  /// Updates the selection after the last edit of the current run.
  mutating func land(at selection: Selection) {
    guard count > 0 else { return }
    steps[count - 1].landing = selection
  }

  /// Continues the run after a key of the same kind that only moved the caret.
  ///
  /// If the kind differs, the run ends.
  mutating func move(to selection: Selection, in run: Run) {
    if run == self.run, run != .single { land(at: selection) } else { endRun() }
  }

  /// Ends the current run, so that the next edit is undone separately.
  mutating func endRun() { run = nil }

  /// Returns the state before the last run, or nil if there is none, and makes the run available to
  /// redo.
  mutating func undo(from entry: Entry) -> Entry? {
    guard let step = steps.popLast() else { return nil }
    run = nil
    var after = entry
    after.selection = step.landing
    undoneSteps.append(UndoneStep(step: step, after: after))
    return step.before
  }

  /// Returns the state after the last undone run, or nil if there is none.
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

  /// The number of runs that can be undone.
  var count: Int { steps.count }

  /// The number of runs that can be redone.
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
