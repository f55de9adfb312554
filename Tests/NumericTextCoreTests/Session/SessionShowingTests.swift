// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionShowingTests {
  @Test func cellsMatchTheShownText() {
    var session = Session(Field(.dollar, .cents), value: numeral("-5"))
    #expect(session.cells.map { $0.role } == [.affix, .digit, .decimalSeparator, .digit, .digit])
    _ = session.focus()
    #expect(session.cells.map { $0.role } == [.affix, .digit])
    #expect(session.cells.first?.range == 0..<2)
  }

  @Test func textForZeroHasNoCells() {
    let rules = Rules.with { $0.zeroText = "Free of charge" }
    let session = Session(Field(.english, rules), value: .zero)
    #expect(session.cells.isEmpty)
    #expect(session.selection == 14..<14)
  }

  @Test func cellsContainThePaddingOfAFormatter() {
    var rules = Rules()
    rules.functions.padded = { notation, _ in
      var padded = notation
      padded.affixes = notation.affixes.map { Affixes(prefix: "**$", suffix: $0.suffix) }
      return padded
    }
    let session = Session(Field(.english, rules), value: numeral("5"))
    #expect(session.text == "**$5")
    #expect(session.cells.map { $0.range } == [0..<3, 3..<4])
  }

  @Test func changesSinceListsTheDifferences() {
    var session = session(at: "5|")
    let before = session
    #expect(session.changes(since: before).isEmpty)
    _ = session.type("1")
    #expect(session.changes(since: before) == [.text, .selection, .value])
  }
}
