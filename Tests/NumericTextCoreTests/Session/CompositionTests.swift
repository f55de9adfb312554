// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CompositionTests {
  @Test func cancelDiscardsTheMarkedTextAndKeepsAValueSetMeanwhile() {
    var session = session(at: "1|")
    _ = session.mark("2")
    _ = session.cancel()
    #expect(!session.isComposing && session.text == "1")
    _ = session.mark("2")
    _ = session.set(numeral("50"))
    _ = session.cancel()
    #expect(session.value.description == "50")
    _ = session.mark("3")
    _ = session.mark("")
    #expect(session.text == "50")
  }

  @Test func confirmingWithoutMarkedTextChangesNothing() {
    var session = session(at: "1|")
    #expect(session.play(.confirmMarkedText).changes.isEmpty)
  }

  @Test func markingTextActivatesTheField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    _ = session.mark("1")
    #expect(session.isActive)
    #expect(session.caretText.description == "$51|")
  }
}
