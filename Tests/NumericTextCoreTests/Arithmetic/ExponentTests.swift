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
