// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RatioTests {
  private func ratio(_ text: String) -> Ratio { Ratio(numeral(text)) }

  private func text(_ ratio: Ratio, fraction: Int = 2, total: Int = 38) -> String {
    let precision = Precision(fraction: 0...fraction, total: 1...total)
    let number = ratio.numeral(for: precision, .toNearestOrEven)
    return number.rounded(toFraction: fraction).canonical.description
  }

  /// Returns the quotient of two numbers.
  private func quotient(_ dividend: String, _ divisor: String) throws -> Ratio {
    var quotient = ratio(dividend)
    try quotient.divide(by: ratio(divisor))
    return quotient
  }

  @Test func threeTimesAThirdIsOne() throws {
    let third = try quotient("1", "3")
    var product = third
    try product.multiply(by: ratio("3"))
    #expect(text(product) == "1")
    var sum = third
    for _ in 1...2 { try sum.add(third) }
    #expect(text(sum) == "1")
    var difference = third
    difference.negate()
    try difference.add(third)
    #expect(text(difference) == "0")
    #expect(text(third) == "0.33")
  }

  @Test func dividesByNegativeNumbers() throws {
    #expect(text(try quotient("1", "-4")) == "-0.25")
    #expect(ratio("0.0").isZero && !ratio("0.1").isZero)
  }

  @Test func movesTheSeparatorByAPowerOfTen() throws {
    var percentage = ratio("15")
    try percentage.scale(byPowerOfTen: -2)
    #expect(text(percentage) == "0.15")
  }

  @Test func hasAsManyDigitsAsTheRulesAllow() throws {
    let seventh = try quotient("1", "7")
    #expect(text(seventh, fraction: 9) == "0.142857143")
    let open = seventh.numeral(for: Precision(), .up)
    #expect(open.description == "0.14285714285714285714285714285714285715")
  }

  @Test func refusesMoreDigitsThanItsLimit() throws {
    var long = ratio(String(repeating: "9", count: 600))
    #expect(throws: NumericTextRefusal.tooManyDigits(limit: Ratio.limit)) {
      try long.multiply(by: long)
    }
  }
}
