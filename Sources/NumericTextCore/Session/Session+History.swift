// SPDX-License-Identifier: MIT

extension Session {
  /// The number of undo steps that are available.
  package var undoCount: Int { history.count }

  /// The number of redo steps that are available.
  package var redoCount: Int { history.redoCount }

  package var canUndo: Bool { undoCount > 0 }
  package var canRedo: Bool { redoCount > 0 }

  /// Adds the current state to the undo history before an edit.
  ///
  /// If the edit continues a run of edits that are undone together, nothing is added.
  mutating func record(before run: History.Run) {
    if history.begin(run) { history.record(entry) }
  }

  /// The current state as an entry of the undo history.
  ///
  /// If the field is not being edited, the entry contains the state in which editing would start.
  var entry: History.Entry {
    let state = isActive ? state : field.editingState(of: value)
    return History.Entry(
      content: state.content,
      selection: state.selection,
      selectionAfterEdit: history.selectionAfterEdit,
      value: value,
      isEdited: isEdited,
      isPastBound: isPastBound
    )
  }

  /// Shows and publishes the number of an entry of the undo history.
  ///
  /// This doesn't start editing.
  ///
  /// - Throws: `noHistory` if there is no entry to undo or redo.
  mutating func restore(_ entry: History.Entry?) throws(Refusal) {
    guard let entry else { throw .noHistory }
    show(entry)
  }

  mutating func show(_ entry: History.Entry) {
    editing?.isEdited = entry.isEdited
    editing?.isPastBound = entry.isPastBound
    publish(entry.value)
    show(isActive ? field.stages.state(of: entry.content, entry.selection) : field.idle(value))
  }

  /// Performs `change` on a copy of this session, and keeps the result only if `change` returns
  /// true.
  mutating func attempt(_ change: (inout Session) throws(Refusal) -> Bool) throws(Refusal) {
    var changed = self
    if try change(&changed) { self = changed }
  }
}
