// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CalculatorTests {
  private func calculator(_ notation: Notation, _ rules: Rules = Rules()) -> Calculator {
    Calculator(notation, rules)
  }

  @Test func onlyTheFirstNumberHasAPrefix() {
    let dollar = calculator(.dollar)
    #expect(dollar.terms.stages(after: nil).state(of: numeral("-5"), .caret(.last)).text == "-$5")
    #expect(dollar.terms.stages(after: .add).state(of: numeral("-5"), .caret(.last)).text == "-5")
    #expect(dollar.terms.prefix.text == "$" && dollar.terms.suffix.isEmpty)
    let krona = calculator(.krona)
    #expect(krona.terms.stages(after: nil).state(of: numeral("-5"), .caret(.last)).text == "−5")
    #expect(krona.terms.suffix.text == "\u{A0}kr")
  }

  @Test func accountingParenthesesBecomeAMinus() {
    let field = calculator(.accounting).terms.stages(after: nil)
    #expect(field.state(of: numeral("-5"), .caret(.last)).text == "-$5")
  }

  @Test func boundsApplyToTheResult() {
    let rules = Rules.bounded("0", "10", fraction: 2...2)
    let field = calculator(.dollar, rules).terms.stages(after: .add)
    #expect(field.rules.bounds.isPastFarBound(numeral("99")) == false)
    #expect(field.rules.precision.fraction.upperBound == .max)
  }

  @Test func aPercentFieldHasNoPercentages() {
    #expect(calculator(.percent).operation("%") == nil)
    #expect(calculator(.dollar).operation("%") == .percent)
    #expect(calculator(.percent).operation("+") == .add)
  }

  @Test func inATillAmountsAndPlainNumbersHaveStagesOfTheirOwn() {
    let till = calculator(.dollar, .till)
    #expect(till.minorDigits == 2)
    #expect(till.terms.stages(after: .add).rules.entry == .minorUnits)
    #expect(till.terms.stages(after: .add).plain.rules.entry == .natural)
    #expect(calculator(.dollar).minorDigits == nil)
  }

  @Test func recognizesExpressionsThatFit() {
    var expression = Expression(numeral("1.5"))
    expression.terms.append(Term(.percent))
    #expect(calculator(.dollar).takes(expression))
    #expect(!calculator(.percent).takes(expression))
    #expect(calculator(.dollar, RulesSample.wholeNumbers.rules).takes(expression))
    #expect(!calculator(.dollar, .till).takes(expression))
    expression.terms[0].mark = .plain
    #expect(calculator(.dollar, .till).takes(expression))
  }
}
