// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralArithmeticTests {
  @Test func addsManyDigitsExactly() {
    let nines = numeral(String(repeating: "9", count: 60))
    let sum = nines.adding(.zero.adding(numeral("1")))
    #expect(sum.description == "1" + String(repeating: "0", count: 60))
  }

  @Test(arguments: [("5", "-5"), ("-5", "5"), ("0.5", "-0.5")])
  func negatesTheSign(_ number: String, _ negated: String) {
    #expect(numeral(number).negated.description == negated)
  }

  @Test(arguments: [
    ("9", 1_000_000_000, "9000000000"), ("0.5", .min, "-4611686018427387904"),
  ])
  func multipliesExactly(_ number: String, _ factor: Int, _ product: String) {
    #expect(numeral(number).multiplied(by: factor).description == product)
  }
}
