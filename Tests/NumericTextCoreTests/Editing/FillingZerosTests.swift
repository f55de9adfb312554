// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FillingZerosTests {
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
}
