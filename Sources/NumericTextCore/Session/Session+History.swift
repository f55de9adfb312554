// SPDX-License-Identifier: MIT

extension Session {
  /// Records the current state before a new run.
  mutating func record(before run: History.Run) {
    guard history.begins(run) else { return }
    history.record(entry)
  }

  /// The current state as a history entry.
  ///
  /// An idle field is recorded as it would be shown when active.
  var entry: History.Entry {
    guard isActive else { return entry(showing: field.activated(value)) }
    return entry(showing: state)
  }

  private func entry(showing state: borrowing FieldState) -> History.Entry {
    History.Entry(
      numeral: state.numeral,
      selection: state.selection,
      value: value,
      isEdited: isEdited,
      isPastBound: editing?.isPastBound ?? false,
      expression: editing?.expression
    )
  }

  /// Restores the entry that an undo or a redo has returned.
  ///
  /// - Throws: `noHistory` if there is none.
  mutating func restore(_ entry: History.Entry?) throws(NumericTextRefusal) {
    guard let entry else { throw .noHistory }
    show(entry)
  }

  /// Shows and publishes the number or the expression of a history entry.
  ///
  /// An idle field stays idle.
  mutating func show(_ entry: History.Entry) {
    editing?.isEdited = entry.isEdited
    editing?.isPastBound = entry.isPastBound
    publish(entry.value)
    editing?.expression = entry.expression
    show(isActive ? state(of: entry) : field.idle(value))
  }
}
