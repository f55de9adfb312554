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
}
