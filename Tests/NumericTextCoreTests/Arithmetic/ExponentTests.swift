// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExponentTests {
  /// The expression `12e3`.
  private var sample: Expression {
    var expression = Expression(numeral("12"))
    expression.terms.append(Term(.power, numeral("3")))
    return expression
  }

  private func session(_ keys: String, _ rules: Rules = .cents) -> Session {
    var rules = rules
    rules.allowsExponents = true
    var session = Session(Field(.dollar, rules), value: rules.allowsEmpty ? Numeral() : .zero)
    _ = session.focus()
    for key in keys.unicodeScalars {
      #expect(session.type(String(key)).refusal == nil, "\(session.text) then \(key)")
    }
    return session
  }

  @Test(arguments: [("3", "12000"), ("-3", "0.012"), ("", "12"), ("-", "12"), ("007", "120000000")])
  func exponentsMoveTheSeparator(_ exponent: String, _ result: String) throws {
    var expression = sample
    expression.terms[1].number = numeral(exponent)
    let number = try expression.result(isComplete: true)?.numeral(for: Precision(), .up)
    #expect(number?.description == result)
  }

  @Test func exponentsComeBeforeOtherOperators() throws {
    var expression = sample
    expression.terms += [Term(.multiply, numeral("2")), Term(.power, numeral("2"))]
    expression.terms.append(Term(.percent))
    let number = try expression.result(isComplete: true)?.numeral(for: Precision(), .up)
    #expect(number?.description == "24000")
  }

  @Test(arguments: ["1.5", "1234"])
  func exponentsAreShortWholeNumbers(_ exponent: String) throws {
    try sample.check()
    var expression = sample
    expression.terms[1].number = numeral(exponent)
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
  }

  @Test(arguments: [Operation.power, .open])
  func exponentsHaveNoExponentAndNoBracket(_ operation: Operation) throws {
    var expression = sample
    expression.terms.append(Term(operation))
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
  }

  @Test func everyKeyUpdatesTheValue() {
    var session = session("1.25e3")
    #expect(session.caretText.description == "$1.25e3|")
    #expect(session.value.description == "1250")
    #expect(session.resultText == "$1,250.00")
    #expect(session.perform(.submit).changes.contains(.text))
    #expect(session.text == "$1,250")
    #expect(session.undo().text == "$1.25e3")
  }

  @Test func otherOperatorsAreRefused() {
    for key in ["*", "/", "%", "(", "="] {
      var session = session("2e3")
      #expect(session.type(key).refusal == .notANumber, "\(key)")
    }
    #expect(session("2e-3").caretText.description == "$2e-3|")
  }

  @Test func exponentsOfWholeNumbersCanFollowAFraction() {
    #expect(session("1.5e3", RulesSample.wholeNumbers.rules).value.description == "1500")
    #expect(session("1.5", RulesSample.wholeNumbers.rules).value.description == "1")
  }

  @Test func theOwnTextIsReadAsItWasTyped() {
    for text in ["$1e6", "$e6", "$1e", "$1e-", "-$2e-3"] {
      var session = session("")
      #expect(session.paste(text).refusal == nil, "\(text)")
      #expect(session.text == text)
    }
  }
}
