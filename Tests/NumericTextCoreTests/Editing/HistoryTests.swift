// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct HistoryTests {
  private func entry(_ text: String) -> History.Entry {
    let number = numeral(text)
    return History.Entry(
      content: Content(number),
      selection: .caret(CaretSlot(0)),
      selectionAfterEdit: .caret(CaretSlot(0)),
      value: number,
      isEdited: true,
      isPastBound: false
    )
  }

  @Test func redoRestoresTheSelectionThatTheLastEditLeft() {
    var history = History()
    history.record(entry("1"), before: .typing)
    history.selectionAfterEdit = .caret(CaretSlot(2))
    history.move(to: .caret(CaretSlot(3)), in: .typing)
    var moved = entry("2")
    moved.selection = .caret(CaretSlot(7))
    moved.selectionAfterEdit = history.selectionAfterEdit
    #expect(history.undo(from: moved) == entry("1"))
    #expect(history.redo()?.selection == .caret(CaretSlot(3)))
    #expect(history.undo(from: entry("2")) == entry("1"))
  }

  @Test func moveByAnotherRunEndsTheRun() {
    var history = History()
    history.record(entry("1"), before: .typing)
    history.move(to: .caret(CaretSlot(3)), in: .deleting)
    history.record(entry("2"), before: .typing)
    #expect(history.count == 2)
  }

  @Test func updatesTheEntriesOfUndoAndRedo() {
    var history = History()
    history.record(entry("1"), before: .single)
    history.record(entry("2"), before: .single)
    _ = history.undo(from: entry("3"))
    history.update { $0.value = Numeral(digit: 7) }
    #expect(history.redo()?.value == Numeral(digit: 7))
    #expect(history.undo(from: entry("3"))?.value == Numeral(digit: 7))
    #expect(history.undo(from: entry("2"))?.value == Numeral(digit: 7))
  }

  @Test func dropsTheOlderHalfWhenFull() {
    var history = History()
    for number in 0..<300 { history.record(entry(String(number)), before: .single) }
    var last: String?
    var count = 0
    while let entry = history.undo(from: entry("7")) {
      last = entry.content.numeral.description
      count += 1
    }
    #expect(count == 172)
    #expect(last == "128")
  }

  @Test func redoRestoresANumberThatWasCommittedAfterUndoing() {
    var history = History()
    history.record(entry("1"), before: .single)
    history.record(entry("2"), before: .single)
    _ = history.undo(from: entry("3"))
    var committed = entry("2")
    committed.isEdited = false
    _ = history.undo(from: committed)
    #expect(history.redo() == committed)
    #expect(history.redo() == entry("3"))
    #expect(history.redo() == nil)
  }

  @Test func updatesTheSelectionThatRedoRestores() {
    var history = History()
    history.record(entry("1"), before: .single)
    #expect(history.undo(from: entry("2")) == entry("1"))
    history.update { $0.selectionAfterEdit = .caret(CaretSlot(5)) }
    #expect(history.redo()?.selection == .caret(CaretSlot(5)))
    #expect(history.selectionAfterEdit == .caret(CaretSlot(5)))
  }
}

extension History {
  /// Records `entry` as the state before an edit, unless the edit continues a run of edits that
  /// are undone together.
  fileprivate mutating func record(_ entry: Entry, before run: Run) {
    if beginsRun(run) { record(entry) }
  }
}
