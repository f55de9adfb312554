// SPDX-License-Identifier: MIT

import NumericText

/// The states in which the laws have been checked, so that a run checks each state only once.
///
/// Two states count as the same if their text, selection, value, flags, undo and redo counts, and
/// last event are equal.
final class SeenStates {
  private var hashes: Set<Int> = []

  /// Adds a state.
  ///
  /// - Returns: Whether the state is new.
  func insert<Bound>(_ session: NumericTextSession<Bound>, after event: WalkEvent) -> Bool {
    var hasher = Hasher()
    hasher.combine(session.text)
    hasher.combine(session.selection)
    hasher.combine(session.plainText)
    hasher.combine(session.isActive)
    hasher.combine(session.engine.isEdited)
    hasher.combine(session.engine.remembersKeys)
    hasher.combine(session.engine.undoCount)
    hasher.combine(session.engine.redoCount)
    hasher.combine(event.json)
    return hashes.insert(hasher.finalize()).inserted
  }
}
