// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ScrubTests {
  private func dollars(_ value: String) -> Session {
    Session(Field(.dollar, .cents), value: numeral(value))
  }

  @Test func wholeDragIsOneUndoStep() {
    var session = session(at: "1|2")
    for _ in 0..<3 { _ = session.scrub(by: 2) }
    #expect(session.text == "18")
    #expect(session.undoCount == 1)
    _ = session.endScrubbing()
    #expect(session.undo().changes == [.text, .selection, .value])
    #expect(session.caretText.description == "1|2")
    #expect(!session.canUndo)
  }

  @Test func anotherEventEndsTheDrag() {
    var session = session(at: "12|")
    _ = session.scrub(by: 1)
    #expect(session.isScrubbing)
    _ = session.focus()
    #expect(!session.isScrubbing)
    _ = session.scrub(by: 1)
    #expect(session.undoCount == 2)
  }

  @Test func idleFieldStaysIdle() {
    var session = dollars("5")
    let outcome = session.scrub(by: 1)
    #expect(outcome.text == "$6.00")
    #expect(outcome.changes == [.text, .value])
    #expect(!session.isActive)
    _ = session.endScrubbing()
    #expect(session.undo().text == "$5.00")
    #expect(session.redo().text == "$6.00")
    #expect(!session.isActive)
  }

  @Test func idleFieldKeepsTheHistoryOfDragsUntilEditingEnds() {
    var session = dollars("5")
    _ = session.scrub(by: 1)
    _ = session.focus()
    #expect(session.undoCount == 1)
    _ = session.commit()
    #expect(session.undoCount == 0)
  }

  @Test func cancelingRestoresTheHistory() {
    var session = session(at: "|")
    _ = session.type("5")
    _ = session.undo()
    _ = session.scrub(by: 1)
    #expect(session.redoCount == 0)
    _ = session.cancelScrubbing()
    #expect(session.undoCount == 0)
    #expect(session.redoCount == 1)
    #expect(session.redo().text == "5")
  }

  @Test func cancelingKeepsAnUneditedFieldUnedited() {
    var session = session(at: "5|")
    _ = session.scrub(by: 1)
    #expect(session.isEdited)
    _ = session.cancelScrubbing()
    #expect(!session.isEdited)
  }

  @Test func refusedChangeKeepsAnIdleFieldIdle() {
    var session = Session(Field(.english, .bounded("0", "10")), value: numeral("10"))
    let outcome = session.scrub(by: 1)
    #expect(outcome.refusal == .outOfBounds)
    #expect(outcome.changes.isEmpty)
    #expect(!session.isActive)
    #expect(!session.isScrubbing)
    #expect(!session.canUndo)
  }

  @Test func numberThatFocusingAdjustsIsRestored() {
    var rules = Rules.bounded("0", "10")
    rules.normalizing = .onFocus
    var session = Session(Field(.english, rules), value: numeral("50"))
    _ = session.scrub(by: -1)
    #expect(session.value.description == "9")
    _ = session.endScrubbing()
    #expect(session.undo().text == "50")
    _ = session.redo()
    #expect(session.value.description == "9")
  }
}
