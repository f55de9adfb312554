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

  @Test func anotherValueClearsTheHistoryAndIsNotClamped() {
    var session = session(at: "5|", rules: .bounded("0", "10"))
    _ = session.deleteBackward()
    _ = session.set(numeral("99"))
    #expect(!session.canUndo)
    _ = session.commit()
    #expect(session.value.description == "99")
    #expect(session.text == "99")
  }

  // MARK: - Styles

  @Test func newNotationKeepsNumberAndCaret() {
    var session = session(at: "$1,2|34.50", in: .dollar)
    let outcome = session.set(Field(.krona, Rules()))
    #expect(session.caretText.description == "1\u{A0}2|34,50\u{A0}kr")
    #expect(!outcome.changes.contains(.value))
  }

  @Test func tillOfWholeNumbersShowsItsOwnSeparatorOnly() {
    var notation = Notation.english
    notation.alwaysShowsSeparator = true
    var session = session(at: "1.|")
    _ = session.set(Field(notation, RulesSample.tillOfWholes.rules))
    #expect(session.caretText.description == "1|.")
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
}
