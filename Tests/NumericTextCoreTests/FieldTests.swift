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
}
