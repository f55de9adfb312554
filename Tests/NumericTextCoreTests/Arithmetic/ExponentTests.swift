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
}
