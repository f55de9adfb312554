// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RatioTests {
  @Test func refusesMoreDigitsThanItsLimit() throws {
    var long = Ratio(numeral(String(repeating: "9", count: 600)))
    #expect(throws: NumericTextRefusal.tooManyDigits(limit: Ratio.limit)) {
      try long.multiply(by: long)
    }
  }
}
