// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ShortDecimalTests {
  private func decimal(_ text: String) throws -> ShortDecimal {
    try ShortDecimal(numeral(text))
  }

  @Test(arguments: [
    ("0", "0"), ("-0.0", "0"), ("007", "7"), ("12.50", "12.5"), ("-.05", "-0.05"), ("1.", "1"),
    ("999999999999999999", "999999999999999999"),
    ("-.000000000000000001", "-0.000000000000000001"),
  ])
  func hasTheValueOfANumeral(_ text: String, _ canonical: String) throws {
    #expect(try decimal(text).numeral.description == canonical)
  }

  @Test func refusesMoreDigitsThanItsLimit() throws {
    let refusal = NumericTextRefusal.tooManyDigits(limit: ShortDecimal.limit)
    let most = try decimal("999999999999999999")
    #expect(throws: refusal) { try decimal("1000000000000000000") }
    var number = most
    #expect(throws: refusal) { try number.add(decimal("1")) }
    #expect(throws: refusal) { try number.add(decimal("0.1")) }
    #expect(throws: refusal) { try number.multiply(by: most) }
    #expect(throws: refusal) { try number.scale(byPowerOfTen: 1) }
    #expect(throws: refusal) { try number.divide(by: decimal("7000")) }
    #expect(throws: refusal) { try number.scale(byPowerOfTen: -19) }
  }
}
