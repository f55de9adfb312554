// SPDX-License-Identifier: MIT

import NumericText

/// The states whose laws have been checked, for a run that comes to most of them many times.
///
/// A state is what a field shows and holds, how much of it can be undone, and the event that led to it:
/// whatever else a field remembers comes from that event.
final class SeenStates {
  private var hashes: Set<Int> = []

  /// Notes a state.
  ///
  /// - Returns: Whether it is new.
  func insert<Bound>(_ session: NumericTextSession<Bound>, after event: WalkEvent) -> Bool {
    var hasher = Hasher()
    hasher.combine(session.text)
    hasher.combine(session.selection)
    hasher.combine(session.plainText)
    hasher.combine(session.isActive)
    hasher.combine(session.isEdited)
    hasher.combine(session.undoCount)
    hasher.combine(session.redoCount)
    hasher.combine(event.json)
    return hashes.insert(hasher.finalize()).inserted
  }
}
