// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionReaderTests {
  private func text(
    _ text: String,
    in notation: Notation = .dollar,
    as form: ExpressionForm = .inserted
  ) throws(NumericTextRefusal) -> String {
    let calculator = Calculator(notation, Rules())
    let expression = try calculator.read(text, as: form)
    return calculator.terms.text(of: expression)
  }

  @Test(arguments: [
    ("1200+15", "$1,200 + 15"), (" $1,200.00 + $15 ", "$1,200.00 + 15"), ("2+3=", "$2 + 3"),
    ("=2+3", "$2 + 3"), ("5 -3", "$5 − 3"), ("5 × -3", "$5 × -3"), ("-(1)", "-$(1)"),
    ("2(3)", "$2 × (3)"), ("(2)(3)", "$(2) × (3)"), ("1e-3 + 1", "$0.001 + 1"), ("5+", "$5 + "),
    ("-$5 + 3", "-$5 + 3"), ("15 % + 1", "$15% + 1"),
  ])
  func readsExpressions(_ text: String, _ result: String) throws {
    #expect(try self.text(text) == result)
  }

  @Test func aSignAfterAnOperandIsAnOperator() throws {
    #expect(try text("-3*2", as: .afterOperand) == "$ − 3 × 2")
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

  @Test func firstNumberInParenthesesIsNegativeInAccounting() throws {
    #expect(try text("($5) + 3 × (2)", in: .accounting) == "-$5 + 3 × (2)")
    #expect(try text("(5 + 3)", in: .accounting) == "$(5 + 3)")
  }

  @Test(arguments: ["3 + abc", "1 2 + 3", "3 + 4)", "2 ** 3", "2 + = 3", "1+2.3.4"])
  func refusesTextThatCannotBeParsed(_ text: String) {
    #expect(throws: NumericTextRefusal.self) { try self.text(text) }
  }

  @Test func numbersAreNotExpressions() {
    let calculator = Calculator(.dollar, Rules())
    let after = Surroundings(isAfterOperand: true, areOfEmptyField: false)
    let before = Surroundings(isBeforeDigit: true, areOfEmptyField: false)
    for text in ["-5", "(5)", "$(5)", "$1,200.00", "1e-3", "5.00-", "3+"] {
      #expect(!calculator.isExpression(text), "\(text)")
    }
    #expect(calculator.isExpression("-5", in: after))
    #expect(!calculator.isExpression("(5)", in: after))
    #expect(calculator.isExpression("(5)", in: Surroundings(areOfEmptyField: false)))
    #expect(calculator.isExpression("3+", in: before))
    #expect(calculator.isExpression("3 - ", in: before))
    #expect(!calculator.isExpression("2-3", in: before))
    #expect(calculator.isExpression("15%"))
    #expect(calculator.isExpression("1+2"))
  }

  @Test func inATillASeparatorOrACurrencyMakesAllNumbersPlain() throws {
    let calculator = Calculator(.dollar, .till)
    func marks(_ text: String) throws -> [String] {
      try calculator.read(text, as: .inserted).terms.map {
        "\($0.number) \($0.mark == .plain)"
      }
    }
    #expect(try marks("12+3") == ["0.12 false", "0.03 false"])
    #expect(try marks("12.5+3") == ["12.5 true", "3 true"])
    #expect(try marks("12.50+3") == ["12.50 false", "3 true"])
    #expect(try marks("$12+3") == ["12 true", "3 true"])
    #expect(try marks("250*3") == ["2.50 false", "3 true"])
  }

  @Test(arguments: ["$09 ×  + 6", "$007 + 1", "$5 + 00"])
  func ownTextKeepsLeadingZeros(_ text: String) throws {
    #expect(try self.text(text) == text)
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

  @Test(arguments: ["$( 5 )", "$5 − ", "$5 + ", "$5 ×  + 3", "$ + 3", "-$(5)", "$5 × -"])
  func itsOwnTextIsAnExpression(_ text: String) throws {
    let calculator = Calculator(.dollar, Rules())
    #expect(calculator.isExpression(text))
    #expect(try self.text(text) == text)
  }
}
