// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionArithmeticTests {
  private func session(_ keys: String, _ rules: Rules = .cents) -> Session {
    let value = rules.allowsEmpty ? Numeral() : .zero
    return Session(typing: keys, in: Field(.dollar, rules.calculating), value: value)
  }

  @Test func everyKeyUpdatesTheValue() {
    var session = session("1200+15")
    #expect(session.caretText.description == "$1,200 + 15|")
    #expect(session.value.description == "1215")
    #expect(session.resultText == "$1,215.00")
    #expect(session.type("=").text == "$1,215")
    #expect(session.resultText == nil)
  }

  @Test func anUnfinishedExpressionHasNoResult() {
    let session = session("(", .optional)
    #expect(session.resultText == nil)
    #expect(session.value.isEmpty)
  }

  @Test func extendsTheSelectionAcrossOperators() {
    var session = session("12+3")
    for _ in 0..<3 { _ = session.move(.backward, extending: true) }
    #expect(session.caretText.description == "$1[2 + 3]")
    #expect(session.type("9").text == "$19")
  }

  @Test func refusesValuesThatTheTypeCannotHold() {
    var rules = Rules()
    rules.isComplete = false
    rules.functions.stored = { $0.description == "15" ? nil : $0 }
    var session = session("12+", rules)
    #expect(session.type("3").refusal == .notRepresentable)
    #expect(session.text == "$12 + ")
  }
}
