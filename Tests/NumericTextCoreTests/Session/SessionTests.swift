// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionTests {
  private func idle(
    _ value: String,
    _ notation: Notation = .dollar,
    _ rules: Rules = .cents
  ) -> Session {
    Session(Field(notation, rules), value: numeral(value))
  }

  // MARK: - Focus

  @Test func onlyIdleTextShowsTheMinimumPrecision() {
    var session = idle("5")
    #expect(session.text == "$5.00")
    #expect(!session.isActive)
    let outcome = session.focus()
    #expect(session.isActive)
    #expect(session.caretText.description == "$5|")
    #expect(outcome.changes == [.text, .selection])
  }

  @Test func focusAtAnOffsetSnapsTheCaret() {
    var session = idle("1234.5")
    _ = session.focus(at: 3)
    #expect(session.caretText.description == "$1|,234.5")
    _ = session.focus(at: 0)
    #expect(session.caretText.description == "$|1,234.5")
  }

  @Test func focusingAnActiveFieldChangesNothing() {
    var session = session(at: "1.50|")
    #expect(session.focus().changes.isEmpty)
    #expect(session.text == "1.50")
  }

  @Test func idleCaretIsAfterTheContent() {
    #expect(idle("5", .krona).caretText.description == "5,00|\u{A0}kr")
    #expect(idle("", .krona, .optional).caretText.description == "|")
  }

  // MARK: - Commit

  @Test(arguments: [
    ("1.", "1.00", "1"), ("-", "0.00", "0"), ("-0.0", "0.00", "0"), ("007", "7.00", "7"),
    ("1.5", "1.50", "1.5"),
  ])
  func commitDropsIncompleteParts(_ typed: String, _ text: String, _ value: String) throws {
    var session = session(at: "2|", rules: .cents)
    _ = session.select(0..<1)
    _ = session.paste("7")
    try session.replace(with: numeral(typed))
    #expect(session.commit().text == text)
    #expect(session.value.description == value)
    #expect(!session.isActive)
  }

  @Test func commitWithoutAnEditPublishesNothing() {
    var session = idle("1.23456")
    _ = session.focus()
    #expect(session.text == "$1.23")
    #expect(!session.commit().changes.contains(.value))
    #expect(session.value.description == "1.23456")
  }

  @Test func committingAnIdleFieldChangesNothing() {
    var session = idle("5")
    #expect(session.commit().changes.isEmpty)
  }

  @Test func commitClearsTheHistory() {
    var session = session(at: "1|")
    _ = session.type("2")
    _ = session.commit()
    #expect(!session.canUndo)
    #expect(session.undo().refusal == .noHistory)
  }

  // MARK: - Cancel

  @Test func cancelingAnIdleFieldChangesNothing() {
    var session = idle("5")
    #expect(session.cancel().changes.isEmpty)
    #expect(!session.isActive)
  }

  @Test func cancelKeepsAValueSetByTheApp() {
    var session = session(at: "5|")
    _ = session.set(numeral("7"))
    #expect(!session.cancel().changes.contains(.value))
    #expect(session.value.description == "7")
  }

  // MARK: - Undo

  @Test func undoAndRedoRestoreTheValue() {
    var session = session(at: "5|", rules: .optional)
    _ = session.deleteBackward()
    #expect(session.value == Numeral())
    #expect(session.undo().changes.contains(.value))
    #expect(session.value.description == "5")
    _ = session.redo()
    #expect(session.value == Numeral())
  }

  @Test func refusedKeyIsNotRecorded() {
    var session = session(at: "1|")
    _ = Press.key("x").apply(to: &session)
    #expect(!session.canRedo)
    let before = session.canUndo
    _ = session.type(" ")
    #expect(session.canUndo == before)
  }

  // MARK: - Selecting

  @Test(arguments: [
    (0..<8, "[-$1,234]"), (3..<4, "-$1|,234"), (4..<5, "-$1[,2]34"), (0..<0, "-$|1,234"),
    (6..<99, "-$1,23[4]"), (-9..<99, "[-$1,234]"),
  ])
  func selectionSnapsToSlots(_ range: Range<Int>, _ result: String) {
    var session = session(at: "-$1,234|", in: .dollar)
    _ = session.select(range)
    #expect(session.caretText.description == result)
  }
}
