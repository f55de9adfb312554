// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculatorTests {
  @Test func inATillAmountsAndPlainNumbersHaveStagesOfTheirOwn() {
    let till = Calculator(.dollar, .till)
    #expect(till.minorDigits == 2)
    #expect(till.terms.stages(after: .add).rules.entry == .minorUnits)
    #expect(till.terms.stages(after: .add).plain.rules.entry == .natural)
    #expect(Calculator(.dollar, Rules()).minorDigits == nil)
  }

  @Test func recognizesExpressionsThatFit() {
    var expression = Expression(numeral("1.5"))
    expression.terms.append(Term(.percent))
    #expect(Calculator(.dollar, Rules()).takes(expression))
    #expect(!Calculator(.percent, Rules()).takes(expression))
    #expect(Calculator(.dollar, RulesSample.wholeNumbers.rules).takes(expression))
    #expect(!Calculator(.dollar, .till).takes(expression))
    expression.terms[0].mark = .plain
    #expect(Calculator(.dollar, .till).takes(expression))
  }
}
