// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralRoundingTests {
  @Test func carriesThroughManyDigits() {
    let nines = String(repeating: "9", count: 50)
    let rounded = numeral(nines + ".9").rounded(toFraction: 0)
    #expect(rounded.description == "1" + String(repeating: "0", count: 50))
  }

  @Test(arguments: [(".5", "0"), (".6", "1"), (".0", "0")])
  func roundsAFractionWithoutIntegerPartToADigit(_ text: String, _ rounded: String) {
    #expect(numeral(text).rounded(toFraction: 0).description == rounded)
  }
}
