// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculationTests {
  @Test func aNumberThatIsLeftIsNotClamped() {
    let field = Field(.dollar, .bounded("0", "10").calculating)
    var session = Session(field, value: .zero)
    _ = session.paste("12 - 7")
    #expect(session.value == numeral("5"))
    _ = session.deleteBackward()
    let outcome = session.deleteBackward()
    #expect(outcome.refusal == .outOfBounds && session.text == "$12 − ")
  }
}
