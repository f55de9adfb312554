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
