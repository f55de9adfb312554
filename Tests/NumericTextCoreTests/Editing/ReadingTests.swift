// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingTests {
  @Test(arguments: [
    ("", 2, "0.00"), ("5", 2, "0.05"), ("12345", 2, "123.45"), ("00012345", 2, "000123.45"),
    ("", 0, "0"),
  ])
  func convertsMinorUnitsToAnAmount(_ digits: String, _ places: Int, _ amount: String) {
    #expect(numeral(digits).amount(places).description == amount)
  }
}
