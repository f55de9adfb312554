// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionTests {
  /// The expression `12 × (3.4)`.
  private var sample: Expression {
    var expression = Expression(numeral("12"))
    expression.terms += [Term(.multiply), Term(.open, numeral("3.4")), Term(.close)]
    return expression
  }

  @Test func countsNumbersAndOperations() {
    #expect(Expression(numeral("12")).contentCount == 2)
    #expect(sample.contentCount == 8)
    #expect(sample.contentCount(before: 2) == 4)
    #expect(Expression(numeral("12")).isNumber && !sample.isNumber)
  }

  @Test(arguments: [
    (0, 0, 0), (2, 0, 2), (3, 1, 0), (4, 2, 0), (7, 2, 3), (8, 3, 0), (99, 3, 0),
  ])
  func everySlotBelongsToOneNumber(_ slot: Int, _ term: Int, _ local: Int) {
    let position = sample.position(of: CaretSlot(slot))
    #expect(position == (term, CaretSlot(local)))
  }

  @Test func comparesAllTermsExceptOneNumber() {
    var other = sample
    other.terms[2].number = numeral("5")
    #expect(sample.equals(other, exceptAt: 2) && !sample.equals(other, exceptAt: 1))
    other.terms[2].operation = .add
    #expect(!sample.equals(other, exceptAt: 2))
    other.terms.removeLast()
    #expect(!other.equals(sample, exceptAt: 2))
  }

  @Test func numbersStandApart() throws {
    try sample.check()
    var expression = sample
    expression.terms[3].number = numeral("5")
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
    expression = sample
    expression.terms[1].number = numeral("5")
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
    expression.terms[1].number = numeral("-")
    try expression.check()
  }

  @Test func bracketsMatch() {
    #expect(sample.depth(before: 2) == 1 && sample.depth(before: 3) == 0)
    #expect(sample.strayBracket == nil)
    var expression = sample
    expression.terms.remove(at: 2)
    #expect(expression.strayBracket == 2)
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
  }

  @Test func canHave200Operations() throws {
    var expression = Expression(numeral("1"))
    expression.terms += Array(repeating: Term(.add, numeral("1")), count: 200)
    try expression.check()
    expression.terms.append(Term(.add))
    #expect(throws: NumericTextRefusal.expressionTooLong) { try expression.check() }
  }

  @Test func canHave20OpenBrackets() throws {
    var expression = Expression(numeral(""))
    expression.terms += Array(repeating: Term(.open), count: 20)
    try expression.check()
    expression.terms.append(Term(.open))
    #expect(throws: NumericTextRefusal.expressionTooLong) { try expression.check() }
    expression.terms.removeLast()
    expression.terms[20].number = numeral("1")
    expression.terms += [Term(.close), Term(.add), Term(.open)]
    try expression.check()
  }

  @Test func theOrderOfOperationsIsCheckedBeforeTheirNumber() {
    var expression = Expression(numeral("1"))
    expression.terms += Array(repeating: Term(.close), count: 300)
    #expect(throws: NumericTextRefusal.severalNumbers) { try expression.check() }
  }

  @Test func factorsAndPercentagesAreNoAmounts() throws {
    let calculator = Calculator(.dollar, Rules())
    let expression = try calculator.read("1 × (2 + (3)) + (4 − 5%)", as: .inserted)
    let plain = expression.terms.indices.filter {
      !expression.terms[$0].number.isEmpty && expression.isPlain(at: $0)
    }
    #expect(plain.map { expression.terms[$0].number.description } == ["2", "3", "5"])
  }
}
