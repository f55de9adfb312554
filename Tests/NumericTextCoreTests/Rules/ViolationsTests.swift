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

  @Test(
    arguments: [
      ("-1", .belowMinimum), ("0", nil), ("0.005", nil), ("99.99", nil), ("100", nil),
      ("100.01", .aboveMaximum), ("", nil),
    ] as [(String, NumericTextViolation?)]
  )
  func reportsBoundsWithoutEnforcing(_ value: String, _ violation: NumericTextViolation?) throws {
    let field = try field { ($0.lower, $0.upper) = (numeral("0"), numeral("100")) }
    #expect(field.violation(of: numeral(value)) == violation)
    #expect(field.rules.bounds.upper == numeral("999"))
  }

  @Test(
    arguments: [
      ("1.25", nil), ("1", nil), ("-0.75", nil), ("1.26", .offStep), ("0.1", .offStep),
    ] as [(String, NumericTextViolation?)]
  )
  func reportsStepsOnlyIfTheySnap(_ value: String, _ violation: NumericTextViolation?) throws {
    let snapping = try field { ($0.step, $0.snapsToStep) = (numeral("0.25"), true) }
    #expect(snapping.violation(of: numeral(value)) == violation)
    let plain = try field { $0.step = numeral("0.25") }
    #expect(plain.violation(of: numeral(value)) == nil)
  }

  @Test func countsStepsFromTheLowerBound() throws {
    let field = try field {
      ($0.lower, $0.step, $0.reportsAnyStep) = (numeral("2"), numeral("5"), true)
    }
    #expect(field.violation(of: numeral("12")) == nil)
    #expect(field.violation(of: numeral("10")) == .offStep)
    #expect(field.violation(of: numeral("1")) == .belowMinimum)
  }

  @Test func doesNotReportTheLimitsOfTheNumberType() throws {
    let field = try field { $0.lower = numeral("0") }
    #expect(field.violation(of: numeral("1000")) == nil)
    #expect(field.violation(of: numeral("-1000")) == .belowMinimum)
  }

  @Test func reportsNothingForEnforcedRules() throws {
    let field = try field {
      ($0.upper, $0.enforcement) = (numeral("100"), .clamp)
    }
    #expect(field.violation(of: numeral("500")) == nil)
  }
}
