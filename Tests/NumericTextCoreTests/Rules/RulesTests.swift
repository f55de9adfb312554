// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RulesTests {
  @Test func allowsNegativeNumbersOnlyIfSignsAndBoundsDo() {
    #expect(Rules().signs == .both)
    #expect(Rules.with { $0.allowsSign = false }.signs == .onlyPlus)
    #expect(Rules.bounded("0", nil).signs == .onlyPlus)
  }

  @Test func rulesOfAFieldWithoutChoicesAreTheDefaultRules() throws {
    let rules = try #require(Rules(RuleChoices(), within: NumericTextLimits(), in: .english))
    #expect("\(rules)" == "\(Rules())")
  }

  @Test func onCommitFormattingShowsPlainDigitsWhileActive() {
    let rules = Rules.with { $0.formatting = .onCommit }
    var session = Session(Field(.krona, rules), value: numeral("-1234.5"))
    #expect(session.text == "\u{2212}1\u{A0}234,5\u{A0}kr")
    _ = session.focus()
    #expect(session.caretText.description == "\u{2212}1234,5|")
    _ = session.type("6")
    #expect(session.value.description == "-1234.56")
    _ = session.commit()
    #expect(session.text == "\u{2212}1\u{A0}234,56\u{A0}kr")
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

  @Test func normalizingOnFocusPublishesTheClampedValue() {
    var rules = Rules.bounded("0", "10")
    rules.normalizing = .onFocus
    rules.precision = Precision(fraction: 0...1)
    var session = Session(Field(.english, rules), value: numeral("12"))
    #expect(session.text == "12")
    #expect(session.focus().changes.contains(.value))
    #expect(session.value.description == "10")
    var precise = Session(Field(.english, rules), value: numeral("1.25"))
    _ = precise.focus()
    #expect(precise.value.description == "1.2")
  }

  @Test(arguments: [Rounding.up, .down])
  func roundingIsForValuesFromOutside(_ rule: Rounding) {
    var rules = Rules.cents
    rules.rounding = rule
    var session = Session(Field(.english, rules), value: numeral("1.001"))
    #expect(session.text == (rule == .up ? "1.01" : "1.00"))
    _ = session.focus()
    #expect(session.text == (rule == .up ? "1.01" : "1"))
    #expect(session.value.description == "1.001")
  }
}
