// SPDX-License-Identifier: MIT

/// The states of a field that undo and redo go back and forth between.
struct History: Sendable {
  /// What belongs together in one undo: a run of typing, a run of deletions, anything else alone.
  enum Run: Hashable, Sendable { case typing, deleting, single }

  /// A numeral with the value it published, independent of any notation.
  struct Entry: Hashable, Sendable {
    var numeral: Numeral
    var selection: Selection
    var value: Numeral
    var isEdited: Bool
    var isPastBound: Bool
  }

  /// A run of edits: the field before it, and the selection that its last edit left.
  private struct Step {
    var before: Entry
    var landing: Selection
  }

  /// A run that was undone, with the field after it.
  private struct UndoneStep {
    var step: Step
    var after: Entry
  }

  /// The number of steps at which the older half goes, so that making room costs next to nothing.
  private static let limit = 256

  private var past: [Step] = []
  private var future: [UndoneStep] = []
  private var run: Run?

  /// Continues with `run`.
  ///
  /// - Returns: Whether it is a new run, before which an entry is recorded.
  mutating func begins(_ run: Run) -> Bool {
    if !future.isEmpty { future = [] }
    let isNew = run == .single || run != self.run
    self.run = run
    return isNew
  }

  /// Remembers the entry before a run.
  mutating func record(_ entry: Entry) {
    if past.count == Self.limit { forgetOlderHalf() }
    past.append(Step(before: entry, landing: entry.selection))
  }

  /// Forgets the older half in place, so that nothing is allocated.
  private mutating func forgetOlderHalf() {
    let half = Self.limit / 2
    for place in 0..<half { past[place] = past[half + place] }
    for _ in 0..<half { past.removeLast() }
  }

  /// Notes the selection that an edit of the newest run has left.
  mutating func land(at selection: Selection) {
    guard !past.isEmpty else { return }
    past[past.count - 1].landing = selection
  }

  /// Notes that a key of `run` has only moved the caret; another run ends.
  mutating func move(to selection: Selection, in run: Run) {
    if run == self.run, run != .single { land(at: selection) } else { endRun() }
  }

  /// Ends the run: the next edit is undone on its own.
  mutating func endRun() { run = nil }

  /// The entry before the last run.
  mutating func undo(from entry: Entry) -> Entry? {
    guard let step = past.popLast() else { return nil }
    run = nil
    var after = entry
    after.selection = step.landing
    future.append(UndoneStep(step: step, after: after))
    return step.before
  }

  /// The entry after the run that was undone last.
  mutating func redo() -> Entry? {
    guard let undone = future.popLast() else { return nil }
    run = nil
    past.append(undone.step)
    return undone.after
  }

  /// Changes every entry.
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
