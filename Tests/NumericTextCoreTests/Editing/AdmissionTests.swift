// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct AdmissionTests {
  @Test func partThatAnOutsideNumberOverfillsMayOnlyShrink() {
    let rules = Rules.with { $0.precision = Precision(integer: 1...2) }
    var session = Session(Field(.english, rules), value: numeral("12345"))
    _ = session.focus()
    #expect(session.type("6").refusal == .tooManyIntegerDigits(limit: 2))
    #expect(session.deleteBackward().text == "1,234")
    #expect(session.value.description == "1234")
  }

  @Test func outsideNumberPastABoundIsBroughtInByAnEdit() {
    var session = Session(Field(.english, .bounded("0", "10")), value: numeral("1234"))
    _ = session.focus()
    #expect(session.text == "1,234")
    #expect(session.deleteBackward().text == "10")
    #expect(session.value.description == "10")
  }

  @Test func clampedNumberHasTheCaretAtItsEnd() {
    expect("|99", typing: "9", gives: "100|", rules: .bounded(nil, "100"))
  }

  @Test func unsignedFieldDropsTheSignOfAnOutsideNumber() {
    let rules = Rules.with { $0.allowsSign = false }
    var session = Session(Field(.english, rules), value: numeral("-12"))
    _ = session.focus()
    #expect(session.type("3").text == "123")
  }

  @Test(arguments: [
    ("1.005", "1"), ("1.015", "1.02"), ("-0.001", "0"), ("1.999", "2"), ("", ""), ("1.50", "1.5"),
  ])
  func activeNumberIsRoundedWithoutPadding(_ text: String, _ active: String) {
    #expect(Field(.english, .cents).active(numeral(text)).description == active)
  }

  @Test(arguments: [("1", "1.00"), ("0.5", "0.50"), ("", ""), ("-3.456", "-3.46")])
  func tillShowsAllItsMinorUnits(_ text: String, _ active: String) {
    #expect(Field(.english, .till).active(numeral(text)).description == active)
  }

  @Test func emptiedFieldThatMayNotBeEmptyIsZero() {
    expect("5|", [.backspace], gives: "0|", value: "0")
    expect("5|", [.backspace], gives: "0|", value: "2", rules: .bounded("2", "9"))
  }
}
