// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

@Suite struct NumeralProductTests {
  @Test(arguments: [
    ("12", "34", "408"), ("-0.5", "0.5", "-0.25"), ("0", "-7", "0"), ("2.50", "4", "10"),
    ("99999999999999999999", "99999999999999999999", "9999999999999999999800000000000000000001"),
  ])
  func multipliesExactly(_ left: String, _ right: String, _ product: String) {
    #expect(numeral(left).multiplied(by: numeral(right)).description == product)
    #expect(numeral(right).multiplied(by: numeral(left)).description == product)
    #expect(numeral(left).times(numeral(right)).description == product)
  }

  @Test(arguments: [
    ("12", "-34", "-22"), ("-0.5", "0.50", "0"), ("0.005", "0.995", "1"), ("-7", "-0.03", "-7.03"),
    ("999999999999999999", "1", "1000000000000000000"),
    ("99999999999999999999", "1", "100000000000000000000"),
    ("100000000000000000", "0.000000000000000001", "100000000000000000.000000000000000001"),
  ])
  func addsExactly(_ left: String, _ right: String, _ sum: String) {
    #expect(numeral(left).plus(numeral(right)).description == sum)
    #expect(numeral(right).plus(numeral(left)).description == sum)
  }

  /// Sums and products in machine integers are the same as digit by digit.
  @Test func machineIntegersChangeNoResult() throws {
    try withRandom(3000) { generator in
      func number() -> Numeral {
        let digits = Int.random(in: 0...19, using: &generator)
        let units = numeral(String(generator.next()).prefix(digits + 1).description)
        return units.scaled(byPowerOfTen: -Int.random(in: 0...20, using: &generator))
          .signed(isNegative: Bool.random(using: &generator)).canonical
      }
      let (left, right) = (number(), number())
      try hold(left.plus(right), is: left.adding(right), "\(left) + \(right)")
      try hold(left.times(right), is: left.multiplied(by: right), "\(left) × \(right)")
    }
  }

  @Test(arguments: [
    ("10", "4", 2, "2.5"), ("10", "3", 2, "3.331"), ("2", "3", 0, "0.1"), ("-1", "8", 3, "-0.125"),
    ("0.3", "0.1", 1, "3"), ("1", "0.007", 3, "142.8571"), ("0", "3", 5, "0"),
  ])
  func dividesToALength(_ left: String, _ right: String, _ places: Int, _ quotient: String) {
    let result = numeral(left).divided(by: numeral(right), places: places)
    #expect(result.description == quotient)
  }

  @Test func divisionUndoesMultiplication() throws {
    try withRandom(300) { generator in
      let left = numeral(String(generator.next() % 1_000_000))
      let right = numeral(String(1 + generator.next() % 1_000_000))
      let quotient = left.multiplied(by: right).divided(by: right, places: 3)
      try hold(quotient.description, is: left.description, "\(left) × \(right) / \(right)")
    }
  }
}
