// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralComparisonTests {
  @Test(arguments: [("", "", true), ("-", "", true), ("", "0", false)])
  func emptyNumeralsAreNotZero(_ left: String, _ right: String, _ isSame: Bool) {
    #expect(numeral(left).isSameNumber(as: numeral(right)) == isSame)
    #expect(numeral(right).isSameNumber(as: numeral(left)) == isSame)
  }

  @Test(arguments: [
    ("7", "5"), ("5", "5"), ("10", "10"), ("10.001", "10"), ("-3", "5"),
  ])
  func clampsToTheNearestBound(_ text: String, _ bound: String) {
    let clamped = numeral(text).clamped(to: .from("5", to: "10"))
    #expect(clamped.description == (text == "7" ? "7" : bound))
  }

  @Test func openBoundsNeverClamp() {
    #expect(numeral("-99999").clamped(to: .open).description == "-99999")
  }

  @Test(arguments: [("5", "-5", 0), ("-50", "5", 1), ("0.5", "0.51", -1)])
  func comparesMagnitudesWithoutSigns(_ left: String, _ right: String, _ order: Int) {
    #expect(numeral(left).magnitudeOrder(to: numeral(right)).signum() == order)
  }
}
