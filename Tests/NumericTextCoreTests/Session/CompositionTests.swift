// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CompositionTests {
  @Test func confirmingWithoutMarkedTextChangesNothing() {
    var session = session(at: "1|")
    #expect(session.confirmMarkedText().changes.isEmpty)
  }

  @Test func markingTextActivatesTheField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    _ = session.mark("1")
    #expect(session.isActive)
    #expect(session.caretText.description == "$51|")
  }
}
