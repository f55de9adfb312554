// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DraftTests {
  private let calculator = Calculator(.dollar, Rules())

  private func draft(_ text: String, at slot: Int) throws -> Draft {
    Draft(try calculator.read(text, as: .inserted), at: CaretSlot(slot), calculator)
  }

  private func edit(_ action: Action, _ text: String = "") -> Edit {
    Edit(action, text, in: .inEmptyField)
  }

  private func text(_ draft: Draft) -> String {
    let glyphs = Glyphs(.dollar, terms: calculator.terms)
    let content = Content(draft.expression, result: Numeral())
    let layout = Layout(editing: content, in: glyphs)
    let caret = layout.offsets(of: .caret(draft.slot))
    return CaretText(layout.text(of: content, in: glyphs), caret).description
  }

  @Test func operationsSplitNumbers() throws {
    var draft = try draft("1234+5", at: 2)
    #expect(try draft.insert(edit(.operation(.multiply)), over: nil))
    #expect(text(draft) == "$12 × |34 + 5")
    #expect(try draft.insert(edit(.digit(7)), over: nil) == false)
    #expect(text(draft) == "$12 × 7|34 + 5")
  }

  @Test func trailingSeparatorIsRemoved() throws {
    var draft = try draft("12.5+1", at: 3)
    #expect(try draft.insert(edit(.sign(isNegative: true)), over: nil))
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
    #expect(try draft.insert(edit(.text, "3*4"), over: nil))
    #expect(text(draft) == "$13 × 4|2 + 5")
    var bracket = try self.draft("2+5", at: 1)
    #expect(try bracket.insert(edit(.text, "(1+1)"), over: nil))
    #expect(text(bracket) == "$2 × (1 + 1)| + 5")
  }

  @Test(arguments: [
    ("10.", 3, "1+2", "$10.1 + 2|"), ("12", 2, "00+5", "$1,200 + 5|"),
    ("12", 2, ",000+5", "$12,000 + 5|"), ("1234", 2, "5+6", "$125 + 6|34"),
    ("-5", 1, "0+1", "-$50 + 1|"),
  ])
  func pastesMeanWhatTheirCharactersWouldMean(
    _ number: String,
    _ slot: Int,
    _ pasted: String,
    _ result: String
  ) throws {
    var draft = Draft(Expression(numeral(number)), at: CaretSlot(slot), calculator)
    #expect(try draft.insert(edit(.text, pasted), over: nil))
    #expect(text(draft) == result)
  }

  @Test func aPastedExpressionReplacesTheSelectedDigits() throws {
    var draft = try draft("1234+5", at: 3)
    #expect(try draft.insert(edit(.text, "3*4"), over: CaretSlot(1)..<CaretSlot(3)))
    #expect(text(draft) == "$13 × 4|4 + 5")
  }

  @Test func recognizesTheStartOfAnExpression() throws {
    let lexicon = calculator.terms.stages(after: nil).lexicon
    let after = Draft(Expression(numeral("5")), at: CaretSlot(1), calculator)
    let before = Draft(Expression(numeral("5")), at: CaretSlot(0), calculator)
    for key in ["+", "-", "*", "/", "%", "("] {
      let action = try Action(inserting: key, lexicon)
      #expect(after.begins(edit(action), upTo: CaretSlot(1), lexicon))
    }
    for key in ["+", "-", "*", "/", "%", ")"] {
      let action = try Action(inserting: key, lexicon)
      #expect(!before.begins(edit(action), upTo: CaretSlot(0), lexicon))
    }
    #expect(after.begins(edit(.text, "-3"), upTo: CaretSlot(1), lexicon))
    #expect(!before.begins(edit(.text, "-3"), upTo: CaretSlot(0), lexicon))
    #expect(!before.begins(edit(.text, "abc"), upTo: CaretSlot(0), lexicon))
    #expect(before.begins(edit(.text, "1+x"), upTo: CaretSlot(0), lexicon))
  }
}
