// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumericTextLimitsTests {
  @Test func ninesAreTheLargestNumbersOfTheirLength() {
    let limits = NumericTextLimits.nines(3)
    #expect(limits.lower?.description == "-999")
    #expect(limits.upper?.description == "999")
    #expect(limits.digits == 3)
    #expect(limits.allowsFraction && limits.isComplete)
  }

  @Test func defaultLimitsAreOpen() {
    let limits = NumericTextLimits()
    #expect(limits.lower == nil && limits.upper == nil && limits.digits == nil)
    #expect(limits.allowsFraction && !limits.isComplete)
  }
}
