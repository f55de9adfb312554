// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FieldTests {
  @Test func applyingAnEditIsAPureFunction() throws {
    let field = Field(.dollar, Rules())
    let state = field.editingState(of: numeral("123"))
    let edit = Edit(.digit(4), in: Place(state.selection, state.layout))
    let next = try field.apply(edit, to: state, of: .zero)
    #expect(next.text == "$1,234")
    #expect(next.offsets == 6..<6)
    #expect(next.numeral.description == "1234")
    #expect(try field.apply(edit, to: state, of: .zero) == next)
  }

  @Test func editWithoutEffectReturnsTheSameState() throws {
    let field = Field(.dollar, Rules())
    let state = field.editingState(of: numeral("123"))
    #expect(
      try field.apply(field.edit(.type(" "), in: state), to: state, of: .zero) == state
    )
  }

  @Test func notationCanAlwaysShowTheSeparator() {
    var notation = Notation.english
    notation.alwaysShowsSeparator = true
    #expect(Field(notation, Rules()).idleText(numeral("5")) == "5.")
  }

  @Test func emptyNonOptionalFieldHasTheAllowedValueNearestToZero() {
    #expect(Field(.english, .bounded("5", "10")).value(of: Numeral()).description == "5")
    #expect(Field(.english, Rules()).value(of: numeral("-")).description == "0")
    #expect(Field(.english, .optional).value(of: numeral("-")).description == "")
  }

  @Test(arguments: [("12.345", "10"), ("7.456", "7.45"), ("-1", "5"), ("", "")])
  func normalizesANumberToTheRules(_ text: String, _ normalized: String) {
    let rules = Rules.bounded("5", "10", fraction: 0...2)
    let number = Field(.english, rules).normalized(numeral(text)).value
    #expect(number.description == normalized)
  }
}
