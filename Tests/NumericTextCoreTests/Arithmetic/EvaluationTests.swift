// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EvaluationTests {
  private let field = Field(.english, .with { $0.allowsArithmetic = true })

  private func result(_ text: String, isComplete: Bool = false) throws(NumericTextRefusal)
    -> String?
  {
    let calculator = Calculator(.english, field.rules)
    let expression = try calculator.read(text, as: .inserted)
    let precision = Precision(fraction: 0...4)
    return try expression.result(isComplete: isComplete)?
      .numeral(for: precision, .toNearestOrEven).rounded(toFraction: 4).canonical.description
  }

  @Test(arguments: [
    ("1+2*3", "7"), ("(1+2)*3", "9"), ("8/4/2", "1"), ("8-4-2", "2"), ("2*(3+4)*5", "70"),
    ("10/3*3", "10"), ("1/3+1/3+1/3", "1"), ("-(2+3)", "-5"), ("2*-3", "-6"), ("2--3", "5"),
    ("((1+2)*(3+4))", "21"), ("0.1+0.2", "0.3"),
  ])
  func calculates(_ text: String, _ result: String) throws {
    #expect(try self.result(text) == result)
  }

  @Test(arguments: [
    ("200+15%", "230"), ("200-15%", "170"), ("200*15%", "30"), ("30/15%", "200"), ("15%", "0.15"),
    ("200+15%+10%", "253"), ("15%+200", "200.15"), ("200+10%*2", "200.2"), ("(100+100)+15%", "230"),
    ("50%%", "0.005"), ("200+(15%)", "200.15"), ("200+(15%)%", "200.3"),
  ])
  func percentagesAreThoseOfADeskCalculator(_ text: String, _ result: String) throws {
    #expect(try self.result(text) == result)
  }

  @Test(arguments: [
    ("1200+", "1200"), ("2*", "2"), ("(2+3", "5"), ("2*(", "2"), ("(", nil),
    ("5/0", "5"), ("5/0*2", "10"),
  ])
  func missingPartsDoNotCount(_ text: String, _ result: String?) throws {
    #expect(try self.result(text) == result)
  }

  @Test func aFirstOperandCanBeMissing() throws {
    var expression = Expression(Numeral())
    expression.terms += [Term(.multiply, numeral("3")), Term(.subtract, numeral("4"))]
    let precision = Precision(fraction: 0...0)
    let result = try expression.result(isComplete: true)
    #expect(result?.numeral(for: precision, .down).description == "-1")
    expression.terms.remove(at: 1)
    let negative = try expression.result(isComplete: true)
    #expect(negative?.numeral(for: precision, .down).description == "-4")
  }

  @Test(arguments: ["5/0", "5/(3-3)", "1+2/0.00", "0/0", "5/0%"])
  func aCompleteDivisionByZeroIsRefused(_ text: String) {
    #expect(throws: NumericTextRefusal.divisionByZero) { try result(text, isComplete: true) }
  }
}
