// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralRoundingTests {
  @Test(arguments: [
    ("2.345", "2.34"), ("2.335", "2.34"), ("2.3451", "2.35"), ("-2.345", "-2.34"),
    ("9.999", "10.00"), ("0.004", "0.00"), ("0.006", "0.01"), ("1.2", "1.2"), ("99.995", "100.00"),
  ])
  func roundsHalvesToTheEvenDigit(_ text: String, _ rounded: String) {
    #expect(numeral(text).rounded(toFraction: 2).description == rounded)
  }

  @Test(arguments: [
    (Rounding.up, "2", "-1"), (.down, "1", "-2"), (.towardZero, "1", "-1"),
    (.awayFromZero, "2", "-2"), (.toNearestOrAwayFromZero, "2", "-2"),
    (.toNearestOrEven, "2", "-2"),
  ])
  func roundsAHalfByTheGivenRule(
    _ rule: Rounding,
    _ positive: String,
    _ negative: String
  ) {
    #expect(numeral("1.5").rounded(toFraction: 0, rule).description == positive)
    #expect(numeral("-1.5").rounded(toFraction: 0, rule).description == negative)
  }

  @Test func droppingZerosNeverRounds() {
    let number = numeral("1.200")
    for rule in [Rounding.up, .down, .awayFromZero] {
      #expect(number.rounded(toFraction: 1, rule).description == "1.2")
    }
  }

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
