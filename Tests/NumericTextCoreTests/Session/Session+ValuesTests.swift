// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

@Suite struct SessionValuesTests {
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
      var session = Session(typing: keys, in: Field(.dollar, start.rules), value: Numeral(digit: 5))
      let value = session.value
      for _ in 0..<4 {
        let notation = generator.pick(Notation.samples)
        let outcome = session.set(Field(notation, generator.pick(RulesSample.allCases).rules))
        try hold(!outcome.changes.contains(.value), "a new style changes the value")
      }
      _ = session.commit()
      try hold(session.value, is: value, "value of \(keys) after new styles")
    }
  }

  /// Calls `law` with sessions in which a random number was typed, and with random other styles.
  private func withNewStyles(
    _ start: RulesSample,
    _ law: (Session, Field, inout SplitMix64) throws -> Void
  ) throws {
    try withRandom(100) { generator in
      let keys = generator.plainNumber(integer: 1...4, fraction: 0...2)
      let field = Field(.dollar, start.rules)
      let session = Session(typing: keys, in: field, value: Numeral(digit: 5))
      guard session.canUndo else { return }
      let rules = generator.pick(RulesSample.allCases).rules
      let style = Field(generator.pick(Notation.samples), rules)
      try withTrace("typed: \(keys)") { try law(session, style, &generator) }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func redoUnderANewStyleEqualsRedoBeforeIt(_ start: RulesSample) throws {
    try withNewStyles(start) { session, next, generator in
      var session = session
      if generator.pick([true, false]) { _ = session.move(.backward) }
      var early = session
      _ = early.undo()
      _ = early.set(next)
      _ = early.redo()
      var late = session
      _ = late.undo()
      _ = late.redo()
      _ = late.set(next)
      try hold(early.caretText, is: late.caretText, "redo")
    }
  }

  @Test(arguments: RulesSample.allCases)
  func undoAndRedoUnderANewStyleRestoreTheCaretOfTheEdit(_ start: RulesSample) throws {
    try withNewStyles(start) { session, style, generator in
      var session = session
      _ = session.set(style)
      let shown = session.caretText
      if generator.pick([true, false]) { _ = session.move(.start) }
      _ = session.undo()
      _ = session.redo()
      try hold(session.caretText, is: shown, "redo")
    }
  }
}
