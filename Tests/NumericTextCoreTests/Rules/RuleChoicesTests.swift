// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RuleChoicesTests {
  @Test func minorUnitEntryUsesTheMinorDigitsOfTheNotation() {
    var choices = RuleChoices()
    choices.entry = .minorUnits
    let rules = Rules(choices, within: NumericTextLimits(), in: .english)
    #expect(rules?.precision.fraction == 2...2)
  }

  @Test func rejectsALowerBoundAboveTheUpper() {
    var choices = RuleChoices()
    choices.lower = numeral("2")
    choices.upper = numeral("1")
    #expect(Rules(choices, within: NumericTextLimits(), in: .english) == nil)
  }
}
