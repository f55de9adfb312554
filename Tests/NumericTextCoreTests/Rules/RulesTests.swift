// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RulesTests {
  @Test func rulesOfAFieldWithoutChoicesAreTheDefaultRules() throws {
    let rules = try #require(Rules(RuleChoices(), within: NumericTextLimits(), in: .english))
    #expect("\(rules)" == "\(Rules())")
  }

  @Test func zeroAndEmptyCanHaveTheirOwnIdleText() {
    let rules = Rules.with {
      $0.allowsEmpty = true
      $0.zeroText = "Free"
      $0.emptyText = "–"
    }
    let field = Field(.dollar, rules)
    #expect(field.idleText(numeral("0")) == "Free")
    #expect(field.idleText(Numeral()) == "–")
    var session = Session(field, value: numeral("0"))
    #expect(session.cells.isEmpty)
    _ = session.focus()
    #expect(session.text == "$0")
  }

  @Test func aFieldWithFocusCanShowMoreDigitsThanAnIdleOne() {
    let rules = Rules.with {
      $0.functions.shown = { number, isIdle in
        isIdle ? number.trimmed(toFraction: 0) : number
      }
    }
    let field = Field(.english, rules)
    #expect(field.idleText(numeral("7.5")) == "7")
    #expect(field.editingState(of: numeral("7.5")).text == "7.5")
  }

  @Test func publishesTheNearestNumber() {
    let rules = Rules.with {
      $0.functions.shown = { number, _ in number }
      $0.functions.nearest = { $0.digits.last == 7 ? numeral("8") : $0 }
    }
    let field = Field(.english, rules)
    #expect(field.value(of: numeral("7")) == numeral("8"))
    #expect(field.value(of: numeral("4")) == numeral("4"))
  }
}
