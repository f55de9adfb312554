// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculationTests {
  private func session(_ text: String, _ rules: Rules = Rules()) -> Session {
    var session = Session(Field(.dollar, rules.calculating), value: .zero)
    _ = session.focus()
    _ = session.paste(text)
    return session
  }

  @Test func aNumberThatIsLeftIsNotClamped() {
    var session = session("12 - 7", .bounded("0", "10"))
    #expect(session.value == numeral("5"))
    _ = session.deleteBackward()
    let outcome = session.deleteBackward()
    #expect(outcome.refusal == .outOfBounds && session.text == "$12 − ")
  }
}
