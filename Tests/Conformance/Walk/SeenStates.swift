// SPDX-License-Identifier: MIT

import NumericText

/// The states whose laws have been checked, so that a run checks each state only once.
///
/// A state consists of the text, the selection, the value, the number of undo steps and the last
/// event. Everything else that a field stores depends on these.
final class SeenStates {
  private var hashes: Set<Int> = []

  /// Adds a state.
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
