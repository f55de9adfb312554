// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralCanonicalTests {
  @Test(arguments: [
    ("1.239", 2, "1.23"), ("1.2", 2, "1.2"), ("1.", 2, "1."), ("1.2", 0, "1"), ("1.", 0, "1"),
    ("12", 0, "12"),
  ])
  func trimsTheFractionWithoutRounding(_ text: String, _ limit: Int, _ trimmed: String) {
    #expect(numeral(text).trimmed(toFraction: limit).description == trimmed)
  }

  @Test(arguments: [
    ("1.2", 1, 2, "1.20"), ("1", 3, 0, "001"), ("1", 1, 2, "1.00"), ("", 1, 0, "0"),
    ("123.456", 2, 2, "123.456"), ("1.", 2, 0, "01."),
  ])
  func padsBothPartsWithZeros(
    _ text: String,
    _ integer: Int,
    _ fraction: Int,
    _ padded: String
  ) {
    #expect(numeral(text).padded(integer: integer, fraction: fraction).description == padded)
  }
}
