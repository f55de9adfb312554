// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionFocusTests {
  @Test func submitWithoutAnEditPublishesNothing() {
    var session = Session(Field(.dollar, .cents), value: numeral("1.23456"))
    _ = session.focus(at: 1)
    #expect(session.submit().changes.isEmpty)
    #expect(session.caretText.description == "$|1.23")
    #expect(session.value.description == "1.23456")
  }
}
