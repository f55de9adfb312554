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

  @Test func dropsTheOlderHalfWhenFull() {
    var history = History()
    for number in 0..<300 { history.record(entry(String(number))) }
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
    history.record(entry("1"))
    history.record(entry("2"))
    _ = history.undo(from: entry("3"))
    var committed = entry("2")
    committed.isEdited = false
    _ = history.undo(from: committed)
    #expect(history.redo() == committed)
    #expect(history.redo() == entry("3"))
    #expect(history.redo() == nil)
  }
}
