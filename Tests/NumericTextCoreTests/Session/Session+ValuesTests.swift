// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

@Suite struct SessionValuesTests {
  // MARK: - Numbers

  @Test func idleFieldShowsTheNewValue() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    let outcome = session.set(numeral("1234.567"))
    #expect(session.text == "$1,234.57")
    #expect(outcome.changes == [.text, .selection, .value])
    #expect(session.value.description == "1234.567")
  }

  @Test(arguments: ["1.50|", "1.5|0", "1.|", "-0|", "007|", "0.00|"])
  func settingTheSameNumberChangesNothing(_ start: String) {
    var session = session(at: start)
    #expect(session.set(session.value).changes.isEmpty)
    #expect(session.caretText.description == start)
  }

  @Test func settingThePublishedBoundKeepsTheText() {
    var session = session(at: "7|", rules: .bounded("5", "10"))
    _ = session.deleteBackward()
    _ = session.type("1")
    #expect(session.set(numeral("5")).changes.isEmpty)
    #expect(session.text == "1")
  }

  @Test func newValueMakesAnUncoveredZeroReplaceable() {
    var session = session(at: "1|0", rules: .bounded("5", "10"))
    _ = session.deleteBackward()
    #expect(session.caretText.description == "|0")
    _ = session.set(numeral("0"))
    _ = session.type("1")
    #expect(session.caretText.description == "1|")
  }

  @Test(arguments: [
    ("1,2|34", "567", "5|67"), ("1,234|", "5", "5|"), ("|1,234", "5", "|5"),
    ("1,234|", "98765.4", "98,765.4|"), ("1|2", "98765", "98,76|5"), ("12.3|4", "7.25", "7.2|5"),
  ])
  func caretKeepsItsDistanceFromTheEnd(_ start: String, _ number: String, _ result: String) {
    var session = session(at: start)
    _ = session.set(numeral(number))
    #expect(session.caretText.description == result)
    #expect(session.value.description == number)
  }

  @Test func anotherValueClearsTheHistoryAndIsNotClamped() {
    var session = session(at: "5|", rules: .bounded("0", "10"))
    _ = session.deleteBackward()
    _ = session.set(numeral("99"))
    #expect(!session.canUndo)
    _ = session.commit()
    #expect(session.value.description == "99")
    #expect(session.text == "99")
  }

  @Test func nilEmptiesTheField() {
    var session = session(at: "12|", rules: .optional)
    _ = session.set(Numeral())
    #expect(session.text == "")
    #expect(session.value == Numeral())
  }

  @Test func showsAPreciseValueRounded() {
    var session = session(at: "1|", in: .dollar.plain, rules: .cents)
    _ = session.set(numeral("2.345"))
    #expect(session.text == "2.34")
    #expect(session.value.description == "2.345")
  }

  // MARK: - Styles

  @Test func newNotationKeepsNumberAndCaret() {
    var session = session(at: "$1,2|34.50", in: .dollar)
    let outcome = session.set(Field(.krona, Rules()))
    #expect(session.caretText.description == "1\u{A0}2|34,50\u{A0}kr")
    #expect(!outcome.changes.contains(.value))
  }

  @Test func newRulesApplyFromTheNextEdit() {
    var session = session(at: "1,234|")
    _ = session.set(Field(.english, .bounded("0", "100")))
    #expect(session.text == "1,234")
    #expect(session.type("5").text == "100")
  }

  @Test func styleWithFewerDigitsShowsTheValueRounded() {
    var session = session(at: "1.23|")
    _ = session.type("7")
    _ = session.set(Field(.english, .cents))
    #expect(session.caretText.description == "1.24|")
    #expect(session.value.description == "1.237")
    #expect(session.type("5").refusal == .tooManyFractionDigits(limit: 2))
    var edited = session
    #expect(edited.deleteBackward().text == "1.2")
    #expect(edited.value.description == "1.2")
    _ = session.set(Field(.english, Rules()))
    #expect(session.caretText.description == "1.237|")
  }

  @Test func tillOfWholeNumbersShowsItsOwnSeparatorOnly() {
    var notation = Notation.english
    notation.alwaysShowsSeparator = true
    var session = session(at: "1.|")
    _ = session.set(Field(notation, RulesSample.tillOfWholes.rules))
    #expect(session.caretText.description == "1|.")
  }

  @Test func undoUsesTheCurrentStyle() {
    var session = session(at: "12.34|", in: .dollar.plain, rules: .till)
    _ = session.type("5")
    _ = session.set(Field(.english, RulesSample.tillOfWholes.rules))
    #expect(session.text == "123")
    #expect(session.undo().text == "12")
    #expect(session.value.description == "12.34")
    _ = session.set(Field(.english, .till))
    #expect(session.redo().text == "123.45")
  }

  @Test func loneSignSurvivesANewStyle() {
    var session = session(at: "|", in: .dollar, rules: RulesSample.optionalTill.rules)
    _ = session.type("-")
    _ = session.set(Field(.krona, RulesSample.optionalTill.rules))
    #expect(session.text == "−\u{A0}kr")
    #expect(session.undo().text == "")
    #expect(session.redo().text == "−\u{A0}kr")
  }

  @Test(arguments: RulesSample.allCases)
  func newStylesNeverChangeTheValue(_ start: RulesSample) throws {
    try withRandom(60) { generator in
      let keys = generator.plainNumber(integer: 1...4, fraction: 0...4)
      var session = Session(Field(.dollar, start.rules), value: Numeral(digit: 5))
      for key in keys { _ = session.type(String(key)) }
      let value = session.value
      for _ in 0..<4 {
        let notation = generator.pick(NotationSample.allCases).notation
        let outcome = session.set(Field(notation, generator.pick(RulesSample.allCases).rules))
        try hold(!outcome.changes.contains(.value), "a new style changes the value")
      }
      _ = session.commit()
      try hold(session.value, is: value, "value of \(keys) after new styles")
    }
  }

  @Test func minorUnitEntryShowsItsMinorDigitsAtOnce() {
    var session = session(at: "1.5|")
    _ = session.set(Field(.dollar, .till))
    #expect(session.text == "$1.50")
    #expect(session.caretText.description == "$1.50|", "keeps its distance from the end")
    _ = session.type("7")
    #expect(session.value.description == "15.07")
  }

  @Test func committingInAStyleWithFewerDigitsKeepsTheValue() {
    var session = session(at: "$12.34|", in: .dollar, rules: .till)
    _ = session.type("5")
    _ = session.set(Field(.dollar, RulesSample.tillOfWholes.rules))
    #expect(session.commit().changes.contains(.value) == false)
    #expect(session.value.description == "123.45")
  }

  @Test func settingTheSameValueKeepsALoneSignAndTheHistory() {
    var session = session(at: "|", rules: .optional)
    _ = session.type("-")
    #expect(session.set(Numeral()).changes.isEmpty)
    #expect(session.text == "-")
    #expect(session.canUndo)
  }

  @Test func anotherValueReplacesALoneSignAndClearsTheHistory() {
    var session = session(at: "|", rules: .optional)
    _ = session.type("-")
    _ = session.set(numeral("7"))
    #expect(session.caretText.description == "7|")
    #expect(!session.canUndo)
  }

  @Test(arguments: [
    ("1[,2]34", "567", "[5]67"), ("[1,234]", "5", "[5]"), ("1,2[34]", "56789", "56,7[89]"),
  ])
  func selectionKeepsItsDistanceFromTheEnd(_ start: String, _ value: String, _ result: String) {
    var session = session(at: start)
    _ = session.set(numeral(value))
    #expect(session.caretText.description == result)
  }

  @Test func newStyleRedrawsAnIdleField() {
    var session = Session(Field(.dollar, .cents), value: numeral("-5"))
    _ = session.set(Field(.accounting, .cents))
    #expect(session.text == "($5.00)")
    #expect(session.value.description == "-5")
  }

  @Test func newStyleRoundsTheOriginalValue() {
    var session = Session(Field(.english, .cents), value: numeral("1.23456"))
    _ = session.focus()
    _ = session.set(Field(.english, Rules()))
    #expect(session.text == "1.23456")
    _ = session.set(Field(.english, .cents))
    #expect(session.text == "1.23")
    #expect(session.value.description == "1.23456")
  }

  @Test(arguments: RulesSample.allCases)
  func redoUnderANewStyleEqualsRedoBeforeIt(_ start: RulesSample) throws {
    try withRandom(100) { generator in
      var session = Session(Field(.dollar, start.rules), value: Numeral(digit: 5))
      let keys = generator.plainNumber(integer: 1...4, fraction: 0...2)
      for key in keys { _ = session.type(String(key)) }
      if generator.pick([true, false]) { _ = session.move(.backward) }
      guard session.canUndo else { return }
      let rules = generator.pick(RulesSample.allCases).rules
      let next = Field(generator.pick(NotationSample.allCases).notation, rules)
      var early = session
      _ = early.undo()
      _ = early.set(next)
      _ = early.redo()
      var late = session
      _ = late.undo()
      _ = late.redo()
      _ = late.set(next)
      try hold(early.caretText, is: late.caretText, "redo of \(keys)")
    }
  }

  @Test(arguments: RulesSample.allCases)
  func undoAndRedoUnderANewStyleRestoreTheCaretOfTheEdit(_ start: RulesSample) throws {
    try withRandom(100) { generator in
      var session = Session(Field(.dollar, start.rules), value: Numeral(digit: 5))
      let keys = generator.plainNumber(integer: 1...4, fraction: 0...2)
      for key in keys { _ = session.type(String(key)) }
      guard session.canUndo else { return }
      let rules = generator.pick(RulesSample.allCases).rules
      _ = session.set(Field(generator.pick(NotationSample.allCases).notation, rules))
      let shown = session.caretText
      if generator.pick([true, false]) { _ = session.move(.start) }
      _ = session.undo()
      _ = session.redo()
      try hold(session.caretText, is: shown, "redo of \(keys)")
    }
  }

  @Test func undoAndRedoDrawInTheNewNotation() {
    var session = session(at: "[1,234.5]")
    _ = session.type("2")
    _ = session.set(Field(.krona, Rules()))
    #expect(session.caretText.description == "2|\u{A0}kr")
    _ = session.undo()
    #expect(session.caretText.description == "[1\u{A0}234,5\u{A0}kr]")
    #expect(session.value.description == "1234.5")
    #expect(session.redo().text == "2\u{A0}kr")
  }
}
