// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RuleChoicesTests {
  @Test func rejectsALowerBoundAboveTheUpper() {
    var choices = RuleChoices()
    choices.lower = numeral("2")
    choices.upper = numeral("1")
    #expect(Rules(choices, within: NumericTextLimits(), in: .english) == nil)
  }
}
