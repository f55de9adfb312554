// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DraftTests {
  private let calculator = Calculator(.dollar, Rules())

  private func edit(_ action: Action, _ text: String = "") -> Edit {
    Edit(action, text, in: .inEmptyField)
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
