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

  @Test(arguments: [
    ("0.1", "0.2", "0.3", "0.02"), ("12.5", "-0.5", "12", "-6.25"), ("-3", "3", "0", "-9"),
    ("999.99", "0.01", "1000", "9.9999"),
  ])
  func addsAndMultiplies(_ left: String, _ right: String, _ sum: String, _ product: String) throws {
    var number = try decimal(left)
    try number.add(decimal(right))
    #expect(number.numeral.description == sum)
    number = try decimal(left)
    try number.multiply(by: decimal(right))
    #expect(number.numeral.description == product)
  }

  @Test(arguments: [("10", "2.5", "4"), ("-7.5", "3", "-2.5"), ("1", "0.001", "1000")])
  func dividesWithoutARemainder(_ dividend: String, _ divisor: String, _ quotient: String) throws {
    var number = try decimal(dividend)
    try number.divide(by: decimal(divisor))
    #expect(number.numeral.description == quotient)
  }

  @Test func movesTheSeparatorByAPowerOfTen() throws {
    var number = try decimal("1.5")
    try number.scale(byPowerOfTen: 3)
    #expect(number.numeral.description == "1500")
    try number.scale(byPowerOfTen: -5)
    #expect(number.numeral.description == "0.015")
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
