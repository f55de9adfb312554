// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EvaluationTests {
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
}
