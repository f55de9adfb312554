// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionMovingTests {
  @Test(arguments: [
    ("$1,2|34", [NumericTextCaretMove.forward, .forward], "$1,2[34]"),
    ("$1,2|34", [.backward, .backward], "$[1,2]34"), ("$1,2|34", [.forward, .backward], "$1,2|34"),
    ("$1,2|34", [.forward, .backward, .backward], "$1[,2]34"), ("$1,2|34", [.start], "$[1,2]34"),
    ("$1,2|34", [.end, .backward], "$1,2[3]4"), ("$1,2|34", [.start, .end], "$1,2[34]"),
    ("$1,234|", [.forward], "$1,234|"), ("[$1,234]", [.backward], "$[1,234]"),
    ("[$123]", [.forward, .backward, .backward], "$[1]23"),
  ])
  func extendingASelectionKeepsItsAnchor(
    _ start: String,
    _ moves: [NumericTextCaretMove],
    _ result: String
  ) {
    var session = session(at: start, in: .dollar)
    for move in moves { _ = session.move(move, extending: true) }
    #expect(session.caretText.description == result)
  }

  @Test func editResetsTheAnchor() {
    var session = session(at: "1|23")
    _ = session.move(.forward, extending: true)
    _ = session.type("9")
    _ = session.move(.backward, extending: true)
    #expect(session.caretText.description == "1[9]3")
  }
}
