// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionArithmeticTests {
  private func session(
    _ keys: String,
    in notation: Notation = .dollar,
    _ rules: Rules = .cents
  ) -> Session {
    var rules = rules
    rules.allowsArithmetic = true
    var session = Session(Field(notation, rules), value: rules.allowsEmpty ? Numeral() : .zero)
    _ = session.focus()
    for key in keys.unicodeScalars {
      #expect(session.type(String(key)).refusal == nil, "\(session.text) then \(key)")
    }
    return session
  }

  @Test func returnReadsTheMarkedOperatorFirst() {
    var session = session("48")
    _ = session.perform(.select(2..<3))
    _ = session.mark("-")
    #expect(session.perform(.submit).changes.contains(.text))
    #expect(session.caretText.description == "$4|")
    #expect(session.type("1").text == "$41")
  }

  @Test func everyKeyUpdatesTheValue() {
    var session = session("1200+15")
    #expect(session.caretText.description == "$1,200 + 15|")
    #expect(session.value.description == "1215")
    #expect(session.resultText == "$1,215.00")
    #expect(session.type("=").text == "$1,215")
    #expect(session.resultText == nil)
  }

  @Test func cellsOfAnExpressionHaveOperations() {
    #expect(session("12+3").cells.map(\.role) == [.affix, .digit, .digit, .operation, .digit])
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

  @Test func returnAfterADivisionByZeroIsRefused() {
    var session = session("5/0")
    let outcome = session.submit()
    #expect(outcome.refusal == .divisionByZero && outcome.changes.isEmpty)
    #expect(session.caretText.description == "$5 / 0|")
    #expect(session.commit().text == "$5.00")
  }
}
