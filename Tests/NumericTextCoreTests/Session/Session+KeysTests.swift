// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionKeysTests {
  @Test(
    arguments: [
      (.dollar, .toStart, "$12|,345", "$|345"), (.dollar, .toStart, "-$12|,345", "$|345"),
      (.dollar, .toStart, "-$1[23]", "-$1|"), (.dollar, .toStart, "-$|1", "$|1"),
      (.dollar, .toStart, "$|1", "$|1"), (.krona, .toEnd, "12|\u{A0}345,5\u{A0}kr", "12|\u{A0}kr"),
      (.krona, .toEnd, "1[23]\u{A0}kr", "1|\u{A0}kr"), (.krona, .toEnd, "5|\u{A0}kr", "5|\u{A0}kr"),
      (.krona, .toEnd, "−|5\u{A0}kr", "−0|\u{A0}kr"),
    ] as [(Notation, EditRequest.Deletion, String, String)]
  )
  func deletesEverythingOnOneSideOfTheCaret(
    _ notation: Notation,
    _ deletion: EditRequest.Deletion,
    _ start: String,
    _ result: String
  ) {
    var session = session(at: start, in: notation)
    _ = session.play(.edit(.delete(deletion)))
    #expect(session.caretText.description == result)
  }

  @Test func deletesToBothEndsOfAnExpression() {
    let start = Session(typing: "12+3456", in: Field(.dollar, Rules().calculating))
    for (deletion, result) in [(EditRequest.Deletion.toStart, "$|456"), (.toEnd, "$12 + 3|")] {
      var session = start
      _ = session.select(8..<8)
      _ = session.play(.edit(.delete(deletion)))
      #expect(session.caretText.description == result)
    }
  }

  @Test func deletingToTheStartActivatesAnIdleField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.play(.edit(.delete(.toStart))).refusal == nil)
    #expect(session.caretText.description == "$0|")
  }

  @Test func togglesTheSignEvenIfTheMinusKeyIsASeparator() {
    let notation = Notation(decimalSeparator: "-")
    var session = session(at: "5|", in: notation)
    _ = session.toggleSign()
    #expect(session.value.description == "-5")
  }

  // MARK: - Edits reported by platforms

  @Test(
    arguments: [
      ("5.25", 5..<5, "7", nil), ("5", 2..<2, "7", "$57.00"), ("5", 4..<5, "", "$5.0"),
      ("1234.5", 1..<2, "", "$234.50"), ("0", 5..<5, "7", "$7"), ("0", 5..<5, "4.56", "$4.56"),
      ("0", 4..<5, "", "$0"), ("0", 0..<5, "-3", "-$3"),
    ] as [(String, Range<Int>, String, String?)]
  )
  func editsAnIdleFieldInItsShownText(
    _ value: String,
    _ range: Range<Int>,
    _ typed: String,
    _ text: String?
  ) {
    var session = Session(Field(.dollar, .cents), value: numeral(value))
    let idle = session.text
    let outcome = session.replace(range, with: typed)
    #expect(outcome.text == text ?? idle)
    #expect(session.isActive == (text != nil))
  }

  @Test func undoAfterEditingIdleTextShowsTheActiveNumber() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    _ = session.input("$57.00", caret: 3)
    #expect(session.value.description == "57")
    #expect(session.undo().text == "$5")
  }

  @Test func reportingTheSameIdleTextDoesNotActivate() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.input("$5.00", caret: 5).changes.isEmpty)
    #expect(!session.isActive)
  }
}
