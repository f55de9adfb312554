// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FillingZerosTests {
  @Test(
    arguments: [
      ("", ""), ("-", "-"), ("5", "5.00"), ("5.", "5.00"), ("5.1", "5.10"), ("5.123", "5.123"),
    ]
  )
  func fillsTheFractionToItsMinimumLength(_ text: String, _ filled: String) {
    #expect(numeral(text).filled(toFraction: 2).description == filled)
  }

  @Test(
    arguments: [
      ("42.00", 0, "42"), ("42.00", 2, "42"), ("42.00", 3, "42."), ("42.00", 4, "42.0"),
      ("42.00", 5, "42.00"), ("42.50", 2, "42.5"), ("42.57", 2, "42.57"), ("42.500", 2, "42.500"),
      ("100.00", 1, "100"),
    ]
  )
  func removesFillingZerosOnlyAfterTheCaret(_ text: String, _ slot: Int, _ typed: String) {
    let part = numeral(text).unfilled(toFraction: 2, after: CaretSlot(slot), keepsSeparator: false)
    #expect(part.description == typed)
  }

  @Test func fillsNothingWithoutAMinimumFraction() {
    let number = numeral("42.")
    #expect(number.unfilled(toFraction: 0, after: CaretSlot(2), keepsSeparator: false) == number)
    #expect(number.filled(toFraction: 0) == number)
  }
}
