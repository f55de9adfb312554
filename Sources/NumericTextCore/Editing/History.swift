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

  /// The number of entries at which the older half goes, so that making room costs next to nothing.
  private static let limit = 256

  private var past: [Entry] = []
  private var future: [Entry] = []
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
    past.append(entry)
  }

  /// Forgets the older half in place, so that nothing is allocated.
  private mutating func forgetOlderHalf() {
    let half = Self.limit / 2
    for place in 0..<half { past[place] = past[half + place] }
    for _ in 0..<half { past.removeLast() }
  }

  /// Ends the run: the next edit is undone on its own.
  mutating func endRun() { run = nil }

  /// The entry before the last run.
  mutating func undo(from entry: Entry) -> Entry? {
    guard canUndo else { return nil }
    future.append(entry)
    run = nil
    return past.removeLast()
  }

  /// The entry that was undone last.
  mutating func redo(from entry: Entry) -> Entry? {
    guard canRedo else { return nil }
    past.append(entry)
    run = nil
    return future.removeLast()
  }

  var count: Int { past.count }
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
