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

    /// The expression that `numeral` is the result of, nil if the field shows a number.
    var expression: Expression?
  }

  /// A run of edits, with the field before the run and the selection after its last edit.
  private struct Step {
    var before: Entry
    var landing: Selection
    var after: Entry?
  }

  /// The maximum number of steps.
  ///
  /// When the maximum is reached, the older half is dropped, so that the cost is spread over many
  /// edits.
  private static let limit = 256

  /// The runs that can be undone, followed by those that can be redone.
  private var steps: [Step] = []

  /// The number of runs that can be undone.
  private(set) var count = 0

  private var run: Run?

  /// Starts or continues a run.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begins(_ run: Run) -> Bool {
    while steps.count > count { steps.removeLast() }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Records the state before a new run.
  mutating func record(_ entry: consuming Entry) {
    if count == Self.limit { forgetOlderHalf() }
    let landing = entry.selection
    steps.append(Step(before: consume entry, landing: landing))
    count += 1
  }

  /// Drops the older half of the steps without allocating.
  private mutating func forgetOlderHalf() {
    steps.removeFirst(Self.limit / 2)
    count = steps.count
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
    guard count > 0 else { return nil }
    count -= 1
    run = nil
    var after = entry
    after.selection = steps[count].landing
    steps[count].after = after
    return steps[count].before
  }

  /// Returns the state after the last undone run, or nil if there is none.
  mutating func redo() -> Entry? {
    guard count < steps.count, let after = steps[count].after else { return nil }
    count += 1
    run = nil
    return after
  }

  /// Updates every entry.
  mutating func update(_ change: (inout Entry) -> Void) {
    for place in steps.indices {
      change(&steps[place].before)
      guard var after = steps[place].after else { continue }
      change(&after)
      steps[place].after = after
    }
  }

  /// The number of runs that can be redone.
  var redoCount: Int { steps.count - count }

  var canUndo: Bool { count > 0 }
  var canRedo: Bool { redoCount > 0 }
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
