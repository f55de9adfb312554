// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionKeysTests {
  @Test func typingSeveralScalarsIsReadAsText() {
    var session = session(at: "0|")
    #expect(session.type("1,234.5").text == "1,234.5")
  }

  @Test func typingNothingChangesNothing() {
    var session = session(at: "1[2]3")
    #expect(session.type("").changes.isEmpty)
    #expect(session.caretText.description == "1[2]3")
  }

  @Test(arguments: [
    ("$12|,345", "$|345"), ("-$1[23]", "-$1|"), ("-$|1", "$|1"), ("$|1", "$|1"),
  ])
  func deletingToTheStartTakesAllInFront(_ start: String, _ result: String) {
    var session = session(at: start, in: .dollar)
    _ = session.deleteToStart()
    #expect(session.caretText.description == result)
  }

  @Test func deletingToTheStartTakesTheSignToo() {
    var session = session(at: "-$12|,345", in: .dollar)
    _ = session.deleteToStart()
    #expect(session.caretText.description == "$|345")
  }

  @Test(arguments: [
    ("12|\u{A0}345,5\u{A0}kr", "12|\u{A0}kr"), ("1[23]\u{A0}kr", "1|\u{A0}kr"),
    ("5|\u{A0}kr", "5|\u{A0}kr"), ("−|5\u{A0}kr", "0|\u{A0}kr"),
  ])
  func deletingToTheEndTakesAllBehind(_ start: String, _ result: String) {
    var session = session(at: start, in: .krona)
    _ = session.deleteToEnd()
    #expect(session.caretText.description == result)
  }

  @Test func deletingToTheStartWorksInAnIdleField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.deleteToStart().refusal == nil)
    #expect(session.caretText.description == "$0|")
  }

  @Test(arguments: [
    ("5|", "-5|"), ("-5|", "5|"), ("1|,234", "-1|,234"), ("0|", "-0|"),
  ])
  func signIsToggled(_ start: String, _ result: String) {
    var session = session(at: start)
    _ = session.toggleSign()
    #expect(session.caretText.description == result)
  }

  @Test func signIsToggledWhereTheMinusKeyIsASeparator() {
    let notation = Notation(decimalSeparator: "-")
    var session = session(at: "5|", in: notation)
    _ = session.toggleSign()
    #expect(session.value.description == "-5")
  }

  // MARK: - Reports

  @Test func replacementIsReadLikeAKey() {
    var session = session(at: "$1,2|34", in: .dollar)
    #expect(session.replace(4..<4, with: "5").text == "$12,534")
    #expect(session.caretText.description == "$12,5|34")
    #expect(session.replace(0..<7, with: "8").text == "$8")
    #expect(session.replace(0..<0, with: "").changes.isEmpty)
    #expect(session.replace(0..<99, with: "1").refusal == .rangeOutsideText)
  }

  @Test func platformsTextIsTakenAfterTheFact() {
    var session = session(at: "$123|", in: .dollar)
    #expect(session.input("$1234", caret: 5).text == "$1,234")
    #expect(session.caretText.description == "$1,234|")
    #expect(session.input("$1,23", caret: 5).text == "$123")
    #expect(session.input("$12x3", caret: 4).refusal == .notANumber)
    #expect(session.caretText.description == "$123|")
    #expect(session.input("987.65", caret: 6).text == "$987.65")
  }

  @Test func sameTextMovesTheCaretOnly() {
    var session = session(at: "$1,234|", in: .dollar)
    let outcome = session.input("$1,234", caret: 3)
    #expect(outcome.changes == [.selection])
    #expect(session.caretText.description == "$1|,234")
  }

  @Test(arguments: ["\u{FFFC}", " ", "\u{200B}"])
  func marksOfDictationAndSuggestionsAreIgnored(_ text: String) {
    var session = session(at: "12|")
    let outcome = session.input("12" + text, caret: 3)
    #expect(outcome.refusal == nil)
    #expect(outcome.changes.isEmpty)
  }

  // MARK: - Moving

  @Test(arguments: [
    ("$1,2|34", CaretMove.backward, "$1|,234"), ("$1|,234", .forward, "$1,2|34"),
    ("$|1,234", .backward, "$|1,234"), ("$1,234|", .forward, "$1,234|"),
    ("$1,2|34", .start, "$|1,234"), ("$1,2|34", .end, "$1,234|"),
    ("$1[,23]4", .backward, "$1|,234"), ("$1[,23]4", .forward, "$1,23|4"),
    ("[$1,234]", .backward, "$|1,234"), ("[$1,234]", .forward, "$1,234|"),
  ])
  func arrowStepsOneContentCharacter(_ start: String, _ move: CaretMove, _ result: String) {
    expect(start, [.move(move)], gives: result, in: .dollar)
  }

  @Test func arrowStepsOverWideCharacters() {
    expect("𞥑.|𞥒", [.move(.forward)], gives: "𞥑.𞥒|", in: .adlam)
    expect("1|P2P5;", [.move(.forward)], gives: "1P2P|5;", in: .wideSeparators)
    expect("1P2P|5;", [.move(.backward)], gives: "1|P2P5;", in: .wideSeparators)
  }

  @Test(arguments: [
    ("$1,2|34", [CaretMove.forward, .forward], "$1,2[34]"),
    ("$1,2|34", [.backward, .backward], "$[1,2]34"), ("$1,2|34", [.forward, .backward], "$1,2|34"),
    ("$1,2|34", [.forward, .backward, .backward], "$1[,2]34"), ("$1,2|34", [.start], "$[1,2]34"),
    ("$1,2|34", [.end, .backward], "$1,2[3]4"), ("$1,2|34", [.start, .end], "$1,2[34]"),
    ("$1,234|", [.forward], "$1,234|"), ("[$1,234]", [.backward], "$[1,234]"),
  ])
  func extendingKeepsTheAnchor(_ start: String, _ moves: [CaretMove], _ result: String) {
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

  @Test func editEndsTheExtension() {
    expect("1|23", [.extend(.forward), "9", .extend(.backward)], gives: "1[9]3")
  }
}
