// SPDX-License-Identifier: MIT

/// The undo and redo stacks of a field.
struct History: Sendable {
  /// The kinds of edits: consecutive edits of the same kind are undone together, except for
  /// `single`.
  enum Run: Hashable, Sendable { case typing, deleting, scrubbing, single }

  /// A numeral and its published value, independent of a notation.
  struct Entry: Hashable, Sendable {
    var numeral: Numeral
    var selection: Selection
    var value: Numeral
    var isEdited: Bool
    var isPastBound: Bool
  }

  /// A run of edits: the field before the run, the selection after its last edit and, once undone,
  /// the field after the run.
  private struct Step {
    var before: Entry
    var landing: Selection
  }

  /// A run that was undone, with the field after it.
  private struct UndoneStep {
    var step: Step
    var after: Entry
  }

  /// The maximum number of steps.
  ///
  /// When it is reached, the older half is dropped, so that the cost is spread over many edits.
  private static let limit = 256

  private var past: [Step] = []
  private var future: [UndoneStep] = []
  private var run: Run?

  /// Starts or continues a run.
  ///
  /// - Returns: Whether the run is new. If so, call `record` with the state before the edit.
  mutating func begins(_ run: Run) -> Bool {
    if !future.isEmpty { future = [] }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Records the state before a new run.
  mutating func record(_ entry: Entry) {
    if past.count == Self.limit { forgetOlderHalf() }
    past.append(Step(before: entry, landing: entry.selection))
  }

  /// Drops the older half of the steps without allocating.
  private mutating func forgetOlderHalf() {
    let half = Self.limit / 2
    for place in 0..<half { past[place] = past[half + place] }
    for _ in 0..<half { past.removeLast() }
  }

  /// Updates the selection after the last edit of the current run.
  mutating func land(at selection: Selection) {
    guard !past.isEmpty else { return }
    past[past.count - 1].landing = selection
  }

  /// Continues the run if a key of the same kind only moved the caret.
  ///
  /// Ends it otherwise.
  mutating func move(to selection: Selection, in run: Run) {
    if run == self.run, run != .single { land(at: selection) } else { endRun() }
  }

  /// Ends the current run, so that the next edit is undone separately.
  mutating func endRun() { run = nil }

  /// Returns the state before the last run, and makes the run available to redo.
  mutating func undo(from entry: Entry) -> Entry? {
    guard let step = past.popLast() else { return nil }
    run = nil
    var after = entry
    after.selection = step.landing
    future.append(UndoneStep(step: step, after: after))
    return step.before
  }

  /// Returns the state after the run that was undone last.
  mutating func redo() -> Entry? {
    guard let undone = future.popLast() else { return nil }
    run = nil
    past.append(undone.step)
    return undone.after
  }

  /// Updates every entry.
  mutating func update(_ change: (inout Entry) -> Void) {
    for place in past.indices { change(&past[place].before) }
    for place in future.indices {
      change(&future[place].step.before)
      change(&future[place].after)
    }
  }

  var count: Int { past.count }
  var redoCount: Int { future.count }
  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
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
