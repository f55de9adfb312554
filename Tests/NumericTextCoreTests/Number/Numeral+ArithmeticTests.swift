// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralArithmeticTests {
  @Test(arguments: [
    ("1", "2", "3"), ("0.1", "0.2", "0.3"), ("999", "1", "1000"), ("-5", "5", "0"),
    ("5", "-7.5", "-2.5"), ("-0.05", "-0.95", "-1"), ("100", "-0.01", "99.99"), ("0", "-0", "0"),
  ])
  func addsExactly(_ left: String, _ right: String, _ sum: String) {
    #expect(numeral(left).adding(numeral(right)).description == sum)
    #expect(numeral(right).adding(numeral(left)).description == sum)
  }

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
    ("0.05", 3, "0.15"), ("25", -4, "-100"), ("-2", -2, "4"), ("7", 0, "0"), ("0.5", 2, "1"),
    ("9", 1_000_000_000, "9000000000"), ("0.5", .min, "-4611686018427387904"),
  ])
  func multipliesExactly(_ number: String, _ factor: Int, _ product: String) {
    #expect(numeral(number).multiplied(by: factor).description == product)
  }

  @Test(arguments: [
    ("7", "5", "2"), ("-7", "5", "2"), ("0.17", "0.05", "0.02"), ("10", "2.5", "0"),
    ("3", "5", "3"), ("1000000.001", "0.01", "0.001"), ("0", "5", "0"),
  ])
  func remainderIsNeverNegative(_ number: String, _ divisor: String, _ rest: String) {
    #expect(numeral(number).remainder(dividingBy: numeral(divisor)).description == rest)
  }
}
