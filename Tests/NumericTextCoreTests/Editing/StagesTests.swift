// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StagesTests {
  @Test func clampsACaretSlotPastTheEnd() {
    let field = Field(.english, Rules())
    #expect(field.stages.state(of: numeral("12"), .caret(CaretSlot(99))).offsets == 2..<2)
    #expect(field.stages.state(of: numeral("12"), .caret(CaretSlot(1))).offsets == 1..<1)
  }

  @Test func admitsAnEditWithoutShowingIt() throws {
    let stages = Field(.dollar, .cents).stages
    let paste = Edit(.text, "1,234.567", in: .inEmptyField)
    let numeral = try stages.admit(paste, in: Content(Numeral())).numeral
    #expect(numeral.description == "1234.56")
    #expect(try stages.apply(paste, to: FieldState(text: "")).numeral == numeral)
  }

  private func stages(_ rules: Rules) -> Stages { Field(.dollar, rules.calculating).stages }

  @Test func onlyATillHasOtherStagesForPlainNumbers() {
    let till = stages(.till)
    #expect(till.rules.minorDigits == 2 && till.plain !== till)
    #expect(till.stages(.none) === till && till.stages(.plain) === till.plain)
    let natural = stages(.cents)
    #expect(natural.rules.minorDigits == nil && natural.plain === natural)
  }
}
