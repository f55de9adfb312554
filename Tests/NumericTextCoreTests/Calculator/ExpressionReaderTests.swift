// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionReaderTests {
  private func text(
    _ text: String,
    as form: ExpressionForm = .inserted
  ) throws(NumericTextRefusal) -> String {
    let calculator = Calculator(.dollar, Rules())
    let expression = try calculator.read(text, as: form)
    return calculator.terms.text(of: expression)
  }

  @Test(arguments: [
    ("5 -3", "$5 − 3"), ("-(1)", "-$(1)"), ("2(3)", "$2 × (3)"), ("(2)(3)", "$(2) × (3)"),
    ("5+", "$5 + "),
  ])
  func readsTextsThatAloneCanBeNumbersOrDates(_ text: String, _ result: String) throws {
    #expect(try self.text(text) == result)
  }

  @Test(arguments: Notation.samples.filter { $0 != .digitsInAffixes })
  func ownTextParsesToTheSameExpression(_ notation: Notation) throws {
    let calculator = Calculator(notation, Rules())
    var expression = Expression(numeral("-1234.5"))
    expression.terms += [
      Term(.multiply), Term(.open, numeral("-2")), Term(.subtract, numeral("3")),
    ]
    expression.terms += [Term(.close), Term(.divide, numeral("0.5"))]
    let text = calculator.terms.text(of: expression)
    #expect(try calculator.read(text, as: .inserted) == expression, "\(text)")
  }

  @Test func aTextOfMoreThan100000BytesIsNoExpression() {
    let calculator = Calculator(.dollar, Rules())
    let zeros = String(repeating: "0", count: 99_998)
    #expect(calculator.isExpression("1+" + zeros))
    #expect(!calculator.isExpression("1+0" + zeros))
  }

  @Test func refusesMoreLeadingZerosThanANumberCanStore() throws {
    let zeros = String(repeating: "0", count: 20_000)
    #expect(try text(zeros + "7 + 1") == "$7 + 1")
  }
}
