// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DraftTests {
  private let calculator = Calculator(.dollar, Rules(), suffix: Symbol()) { [] }

  private func draft(_ text: String, at slot: Int) throws -> Draft {
    Draft(try calculator.read(text, afterOperand: false), at: CaretSlot(slot), calculator)
  }

  private func text(_ draft: Draft) -> String {
    let layout = ExpressionLayout(draft.expression, calculator)
    let state = layout.state(Numeral(), .caret(draft.slot))
    return CaretText(state.text, state.offsets).description
  }

  @Test func operationsSplitNumbers() throws {
    var draft = try draft("1234+5", at: 2)
    #expect(try draft.type("*"))
    #expect(text(draft) == "$12 × |34 + 5")
    #expect(try draft.type("7") == false)
    #expect(text(draft) == "$12 × 7|34 + 5")
  }

  @Test func trailingSeparatorIsRemoved() throws {
    var draft = try draft("12.5+1", at: 3)
    #expect(try draft.type("-"))
    #expect(text(draft) == "$12 − |5 + 1")
  }

  @Test func joinsNumbers() throws {
    var draft = try draft("12+34", at: 3)
    try draft.delete(isForward: false)
    #expect(text(draft) == "$1,2|34")
    var forward = try self.draft("1.5+34", at: 3)
    try forward.delete(isForward: true)
    #expect(text(forward) == "$1.5|34")
  }

  @Test func deletesAcrossOperations() throws {
    var draft = try draft("12+34*56", at: 7)
    try draft.delete(CaretSlot(1)..<CaretSlot(7))
    #expect(text(draft) == "$1|6")
  }

  @Test func deletesClosingParenthesesWithTheirOpeningOnes() throws {
    var draft = try draft("(3+4)*2", at: 1)
    try draft.delete(isForward: false)
    #expect(text(draft) == "$|3 + 4 × 2")
  }

  @Test func pastesExpressionsIntoNumbers() throws {
    var draft = try draft("12+5", at: 1)
    #expect(try draft.paste("3*4"))
    #expect(text(draft) == "$13 × 4|2 + 5")
    var bracket = try self.draft("2+5", at: 1)
    #expect(try bracket.paste("(1+1)"))
    #expect(text(bracket) == "$2 × (1 + 1)| + 5")
  }

  @Test func recognizesTheStartOfAnExpression() throws {
    let lexicon = calculator.field(ofTerm: 0).lexicon
    let after = Draft(Expression(numeral("5")), at: CaretSlot(1), calculator)
    let before = Draft(Expression(numeral("5")), at: CaretSlot(0), calculator)
    for key in "+-*/%(".unicodeScalars {
      #expect(after.begins(.typed(key), upTo: CaretSlot(1), lexicon))
    }
    for key in "+-*/%)".unicodeScalars {
      #expect(!before.begins(.typed(key), upTo: CaretSlot(0), lexicon))
    }
    #expect(
      after.begins(.pasted("-3"), upTo: CaretSlot(1), lexicon)
        && !before.begins(.pasted("-3"), upTo: CaretSlot(0), lexicon)
    )
    #expect(
      !before.begins(.pasted("abc"), upTo: CaretSlot(0), lexicon)
        && before.begins(.pasted("1+x"), upTo: CaretSlot(0), lexicon)
    )
  }
}
