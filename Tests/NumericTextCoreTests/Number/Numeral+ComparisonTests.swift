// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralComparisonTests {
  private static let ascending = [
    "-1000", "-999.99", "-1.5", "-1.05", "-0.5", "0", "0.05", "0.5", "0.55", "1", "9", "10", "10.1",
  ]

  @Test func ordersByValue() throws {
    try withEvery("left", in: Self.ascending.indices) { left in
      try withEvery("right", in: Self.ascending.indices) { right in
        let one = numeral(Self.ascending[left])
        let two = numeral(Self.ascending[right])
        try hold(one.isLess(than: two), is: left < right, "less")
        try hold(one.isSameNumber(as: two), is: left == right, "same")
      }
    }
  }

  @Test(arguments: [
    ("1.50", "1.5", true), ("007", "7", true), ("-0", "0", true), ("1.", "1", true),
    (".5", "0.5", true), ("", "", true), ("-", "", true), ("", "0", false), ("1", "-1", false),
    ("1.05", "1.5", false),
  ])
  func comparesValuesRegardlessOfNotation(_ left: String, _ right: String, _ isSame: Bool) {
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
