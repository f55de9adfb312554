// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionMovingTests {
  @Test func arrowMovesOverCharactersOfSeveralUTF16Units() {
    expect("𞥑.|𞥒", [.move(.forward)], gives: "𞥑.𞥒|", in: .adlam)
    expect("1|P2P5;", [.move(.forward)], gives: "1P2P|5;", in: .wideSeparators)
    expect("1P2P|5;", [.move(.backward)], gives: "1|P2P5;", in: .wideSeparators)
  }

  @Test(arguments: [
    ("$1,2|34", [NumericTextCaretMove.forward, .forward], "$1,2[34]"),
    ("$1,2|34", [.backward, .backward], "$[1,2]34"), ("$1,2|34", [.forward, .backward], "$1,2|34"),
    ("$1,2|34", [.forward, .backward, .backward], "$1[,2]34"), ("$1,2|34", [.start], "$[1,2]34"),
    ("$1,2|34", [.end, .backward], "$1,2[3]4"), ("$1,2|34", [.start, .end], "$1,2[34]"),
    ("$1,234|", [.forward], "$1,234|"), ("[$1,234]", [.backward], "$[1,234]"),
  ])
  func extendingASelectionKeepsItsAnchor(
    _ start: String,
    _ moves: [NumericTextCaretMove],
    _ result: String
  ) {
    expect(start, moves.map { .extend($0) }, gives: result, in: .dollar)
  }

  @Test func extendingFromTheWholeTextKeepsTheAnchor() {
    expect(
      "[$123]",
      [.extend(.forward), .extend(.backward), .extend(.backward)],
      gives: "$[1]23",
      in: .dollar
    )
  }

  @Test func editResetsTheAnchor() {
    expect("1|23", [.extend(.forward), "9", .extend(.backward)], gives: "1[9]3")
  }
}
