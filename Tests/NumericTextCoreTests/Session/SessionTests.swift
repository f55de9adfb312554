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

  @Test func idleCaretIsAfterTheContent() {
    #expect(idle("5", .krona).caretText.description == "5,00|\u{A0}kr")
    #expect(idle("", .krona, .optional).caretText.description == "|")
  }

  @Test func cancelingAnIdleFieldChangesNothing() {
    var session = idle("5")
    #expect(session.cancel().changes.isEmpty)
    #expect(!session.isActive)
  }

  @Test func entryOfAnIdleFieldIsItsActiveNumber() {
    var session = idle("5")
    let idle = session.entry
    _ = session.focus()
    #expect(idle == session.entry)
    #expect(idle.content.numeral.description == "5")
  }

  @Test func deletingTheTextOfZeroEmptiesAnOptionalField() {
    var rules = Rules.cents
    rules.allowsEmpty = true
    var optional = idle("0", .dollar, rules)
    #expect(optional.input("", caret: 0).text == "")
    #expect(optional.value.digits.isEmpty)
    rules.zeroText = "Free"
    var free = idle("0", .dollar, rules)
    #expect(free.replace(0..<4, with: "").text == "")
    var required = idle("0")
    #expect(required.input("", caret: 0).text == "$0")
  }

  @Test func cellsMatchTheShownText() {
    var session = Session(Field(.dollar, .cents), value: numeral("-5"))
    #expect(session.cells.map { $0.role } == [.affix, .digit, .decimalSeparator, .digit, .digit])
    _ = session.focus()
    #expect(session.cells.map { $0.role } == [.affix, .digit])
    #expect(session.cells.first?.range == 0..<2)
  }

  @Test func cellsAndCaretIncludeThePaddingOfAFormatter() {
    var rules = Rules()
    rules.functions.padded = { notation, _ in
      var padded = notation
      padded.affixes = notation.affixes.map { Affixes(prefix: "**$", suffix: $0.suffix) }
      return padded
    }
    let session = Session(Field(.english, rules), value: numeral("5"))
    #expect(session.text == "**$5")
    #expect(session.cells.map { $0.range } == [0..<3, 3..<4])
    #expect(session.selection == 4..<4)
  }
}
