// SPDX-License-Identifier: MIT

extension Session {
  mutating func record(before run: History.Run) {
    guard editing?.history.begins(run) == true else { return }
    let entry = entry
    editing?.history.record(entry)
  }

  /// The current state as a history entry.
  private var entry: History.Entry {
    History.Entry(
      numeral: state.numeral,
      selection: state.selection,
      value: value,
      isEdited: isEdited,
      isPastBound: editing?.isPastBound ?? false,
      expression: editing?.expression
    )
  }

  mutating func moveInHistory(
    _ step: (inout History, History.Entry) -> History.Entry?
  ) throws(Refusal) {
    guard var history = editing?.history, let entry = step(&history, entry) else {
      throw .noHistory
    }
    editing?.history = history
    editing?.isEdited = entry.isEdited
    editing?.isPastBound = entry.isPastBound
    editing?.expression = entry.expression
    publish(entry.value)
    show(state(of: entry))
  }
}
