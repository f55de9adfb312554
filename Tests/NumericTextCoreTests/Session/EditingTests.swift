// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditingTests {
  @Test func committingUpdatesTheValueThatEscapeRestores() {
    var editing = Editing(original: .zero)
    editing.isEdited = true
    editing.isPastBound = true
    editing.begin(at: Numeral(digit: 7))
    #expect(editing.original == Numeral(digit: 7))
    #expect(!editing.isEdited)
    #expect(!editing.isPastBound)
  }
}
