// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralCanonicalTests {
  @Test(arguments: [
    ("", ""), ("-", ""), (".", ""), ("-007.50", "-7.5"), ("-0.", "0"), ("-0.00", "0"),
    ("000", "0"), (".5", "0.5"), ("1.", "1"), ("100", "100"), ("0100.0010", "100.001"),
  ])
  func canonicalFormDropsEverythingRedundant(_ text: String, _ canonical: String) {
    #expect(numeral(text).canonical.description == canonical)
  }

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

  @Test(arguments: [
    ("12.5", -2, "0.125"), ("0.125", 2, "12.5"), ("1", 3, "1000"), ("1", -3, "0.001"),
    ("1.5", 0, "1.5"), ("1.50", 0, "1.5"), ("0", 5, "0"), ("", 5, ""), ("-0.5", 1, "-5"),
    ("100", -2, "1"),
  ])
  func scalingMovesTheSeparator(_ text: String, _ power: Int, _ scaled: String) {
    #expect(numeral(text).scaled(byPowerOfTen: power).description == scaled)
  }
}
