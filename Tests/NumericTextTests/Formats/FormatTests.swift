// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct FormatTests {
  @Test func refusesFormatsThatCannotBeTyped() {
    let plain = Decimal.FormatStyle(locale: .english)
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle(validating: plain.rounded(rule: .up, increment: 5))
    }
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle(validating: plain.scale(3))
    }
  }

  @Test func formatsAndPublishesEachKeyInAGivenFormat() {
    let format = Decimal.FormatStyle.Currency(code: "EUR", locale: .german)
    var session = NumericTextSession(value: 0 as Decimal, style: NumericTextStyle(format: format))
    for key in "1234,5" { session.type(String(key)) }
    #expect(session.text == "1.234,5\u{A0}€")
    #expect(session.value == Decimal(string: "1234.5"))
    #expect(session.type("6").value == Decimal(string: "1234.56"))
    #expect(session.type("7").refusal == .tooManyFractionDigits(limit: 2))
    session.blur()
    #expect(session.text == "1.234,56\u{A0}€")
  }

  @Test func modifiersNarrowAFormat() {
    let style = NumericTextStyle(format: IntegerFormatStyle<Int>(locale: .english)).bounds(0...99)
    var session = NumericTextSession(value: 0, style: style)
    session.paste("1234")
    #expect(session.value == 99)
  }

  @Test func aFormatKeepsItsLocaleAndItsSigns() {
    let dollars = Decimal.FormatStyle.Currency(code: "USD", locale: .english)
    let style = NumericTextStyle(format: dollars)
    #expect(style.locale(.german).format(-1234.5) == "-$1,234.50")
    #expect(style.grouping(.never).format(1234.5) == "$1234.50")
    #expect(style.grouping(.never).grouping(.automatic).format(1234.5) == "$1,234.50")
    #expect(style.sign(.accounting).contradiction == .signsOfFormat)
    #expect(style.sign(.automatic).contradiction == nil)
  }
}
