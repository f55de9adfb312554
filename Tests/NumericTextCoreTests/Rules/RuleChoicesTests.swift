// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RuleChoicesTests {
  private func rules(
    _ notation: Notation = .english,
    within limits: NumericTextLimits = NumericTextLimits(),
    _ change: (inout RuleChoices) -> Void = { _ in }
  ) throws -> Rules {
    var choices = RuleChoices()
    change(&choices)
    return try #require(Rules(choices, within: limits, in: notation))
  }

  @Test func scalesBoundsAndStepsToTheShownNumber() throws {
    var percent = Notation.english
    percent.scale = 2
    let rules = try rules(percent) {
      $0.lower = numeral("0.1")
      $0.step = numeral("0.05")
    }
    #expect(rules.bounds.lower?.description == "10")
    #expect(rules.step?.description == "5")
    #expect(rules.stepOrigin.description == "10")
  }

  @Test func typeLimitsApplyByDefault() throws {
    let limits = NumericTextLimits(lower: numeral("0"), upper: numeral("255"), digits: 3)
    let open = try rules(within: limits)
    #expect(open.bounds.upper?.description == "255")
    #expect(open.precision.integer == 1...3)
    #expect(try rules(within: limits) { $0.upper = numeral("9") }.bounds.upper == numeral("9"))
  }

  @Test func wholeNumberTypesAllowNoFraction() throws {
    let limits = NumericTextLimits(allowsFraction: false)
    let rules = try rules(within: limits) { $0.fraction = 2...4 }
    #expect(rules.precision.fraction == 0...0)
    #expect(rules.precision.filledFraction == 2)
  }

  @Test func minorUnitEntryUsesTheMinorDigitsOfTheNotation() throws {
    #expect(try rules { $0.entry = .minorUnits }.precision.fraction == 2...2)
  }

  @Test func rejectsALowerBoundAboveTheUpper() {
    var choices = RuleChoices()
    choices.lower = numeral("2")
    choices.upper = numeral("1")
    #expect(Rules(choices, within: NumericTextLimits(), in: .english) == nil)
  }
}
