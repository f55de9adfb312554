// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ViolationsTests {
  private func field(_ change: (inout RuleChoices) -> Void) throws -> Field {
    var choices = RuleChoices()
    choices.enforcement = .reportOnly
    change(&choices)
    let limits = NumericTextLimits(lower: numeral("-999"), upper: numeral("999"))
    return Field(.english, try #require(Rules(choices, within: limits, in: .english)))
  }

  @Test func countsStepsFromTheLowerBound() throws {
    let field = try field {
      ($0.lower, $0.step, $0.reportsAnyStep) = (numeral("2"), numeral("5"), true)
    }
    #expect(field.violation(of: numeral("12")) == nil)
    #expect(field.violation(of: numeral("10")) == .offStep)
    #expect(field.violation(of: numeral("1")) == .belowMinimum)
  }
}
