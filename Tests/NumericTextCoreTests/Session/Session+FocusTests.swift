// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionFocusTests {
  private func idle(
    _ value: String,
    _ notation: Notation = .dollar,
    _ rules: Rules = .cents
  ) -> Session {
    Session(Field(notation, rules), value: numeral(value))
  }

  @Test func editingContinuesFromTheSubmittedNumber() {
    var session = idle("0")
    _ = session.type("1.50")
    let outcome = session.submit()
    #expect(session.isActive)
    #expect(session.caretText.description == "$1.5|")
    #expect(outcome.changes == [.text, .selection])
    #expect(session.type("6").text == "$1.56")
    #expect(session.cancel().text == "$1.5")
    #expect(session.value.description == "1.5")
  }

  @Test func submitKeepsTheHistoryButEndsTheRun() {
    var session = idle("0")
    _ = session.type("1")
    _ = session.submit()
    _ = session.type("2")
    #expect(session.undo().text == "$1")
    #expect(session.undo().text == "$0")
    #expect(session.cancel().text == "$1")
  }

  @Test func submitWithoutAnEditPublishesNothing() {
    var session = idle("1.23456")
    _ = session.focus(at: 1)
    #expect(session.submit().changes.isEmpty)
    #expect(session.caretText.description == "$|1.23")
    #expect(session.value.description == "1.23456")
  }

  @Test func submitClampsToTheBound() {
    var session = idle("5000", .dollar, .bounded("0", "10"))
    _ = session.deleteBackward()
    #expect(session.value.description == "500")
    #expect(session.submit().text == "$10")
    #expect(session.value.description == "10")
  }
}
