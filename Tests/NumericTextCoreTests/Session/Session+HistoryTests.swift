// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionHistoryTests {
  @Test func entryOfAnIdleFieldIsItsActiveNumber() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    let idle = session.entry
    _ = session.focus()
    #expect(idle == session.entry)
    #expect(idle.content.numeral.description == "5")
  }

  @Test func idleFieldWithoutDragsHasNoHistory() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.undo().refusal == .noHistory)
    #expect(session.redo().refusal == .noHistory)
    #expect(!session.isActive)
  }

  @Test func endOfEditingClearsTheHistory() {
    var session = session(at: "1|")
    _ = session.type("2")
    #expect(session.canUndo)
    _ = session.commit()
    #expect(!session.canUndo)
  }
}
