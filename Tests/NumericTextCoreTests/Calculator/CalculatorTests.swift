// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculatorTests {
  @Test func boundsApplyToTheResult() {
    let rules = Rules.bounded("0", "10", fraction: 2...2)
    let field = Calculator(.dollar, rules).terms.stages(after: .add)
    #expect(field.rules.bounds.isPastFarBound(numeral("99")) == false)
    #expect(field.rules.precision.fraction.upperBound == .max)
  }

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
