// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculationTests {
  private func session(_ text: String, _ rules: Rules = Rules()) -> Session {
    var rules = rules
    rules.allowsArithmetic = true
    var session = Session(Field(.dollar, rules), value: .zero)
    _ = session.focus()
    _ = session.paste(text)
    return session
  }

  @Test func editsOneNumberOfTheExpression() {
    var session = session("12+3")
    _ = session.type("4")
    #expect(session.text == "$12 + 34" && session.value == numeral("46"))
  }

  @Test func replacesTheWholeExpression() {
    var session = session("12+3")
    _ = session.select(0..<session.text.utf16.count)
    _ = session.type("7")
    #expect(session.text == "$7" && session.value == numeral("7"))
  }

  @Test func aKeyWithoutEffectKeepsTheExpression() {
    var session = session("12+3")
    _ = session.type(",")
    #expect(session.text == "$12 + 3,")
    _ = session.type(" ")
    #expect(session.text == "$12 + 3,")
  }

  @Test func aNumberThatIsLeftIsNotClamped() {
    var session = session("12 - 7", .bounded("0", "10"))
    #expect(session.value == numeral("5"))
    _ = session.deleteBackward()
    let outcome = session.deleteBackward()
    #expect(outcome.refusal == .outOfBounds && session.text == "$12 − ")
  }
}
