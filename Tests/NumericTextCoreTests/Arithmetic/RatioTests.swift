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

  @Test func threeTimesAThirdIsOne() throws {
    let third = try ratio("1").divided(by: ratio("3"))
    #expect(text(try third.multiplied(by: ratio("3"))) == "1")
    #expect(text(try third.adding(third).adding(third)) == "1")
    #expect(text(try third.adding(third.negated())) == "0")
    #expect(text(third) == "0.33")
  }

  @Test func dividesByNegativeNumbers() throws {
    #expect(text(try ratio("1").divided(by: ratio("-4"))) == "-0.25")
    #expect(text(try ratio("15").percent()) == "0.15")
    #expect(ratio("0.0").isZero && !ratio("0.1").isZero)
  }

  @Test func hasAsManyDigitsAsTheRulesAllow() throws {
    let seventh = try ratio("1").divided(by: ratio("7"))
    #expect(text(seventh, fraction: 9) == "0.142857143")
    let open = seventh.numeral(for: Precision(), .up)
    #expect(open.description == "0.14285714285714285714285714285714285715")
  }

  @Test func refusesMoreDigitsThanItsLimit() throws {
    let long = ratio(String(repeating: "9", count: 600))
    #expect(throws: NumericTextRefusal.tooManyDigits(limit: Ratio.limit)) {
      try long.multiplied(by: long)
    }
  }
}
