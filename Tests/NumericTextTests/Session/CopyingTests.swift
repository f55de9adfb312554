// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct CopyingTests {
  private static let dollars = NumericTextStyle<Decimal>.currency(code: "USD").locale(.english)
    .copies(.plain)

  @Test(arguments: [
    (0..<9, "-1234.5"), (2..<9, "-1234.5"), (2..<7, "1234"), (3..<6, "23"), (4..<9, "234.5"),
    (8..<9, "5"), (0..<2, ""), (3..<3, ""),
  ])
  func copiesTheSelectedDigits(_ selection: Range<Int>, _ copied: String) {
    var session = NumericTextSession(value: -1234.5 as Decimal, style: Self.dollars)
    session.focus()
    session.select(selection)
    #expect(session.copiedText == copied)
    #expect(AnyNumericTextSession(session).copiedText == copied)
  }

  /// In plain text, the minus is a character that can be selected, and the caret can be before it.
  @Test(arguments: [(0..<7, "-1234.5"), (0..<3, "12"), (0..<1, ""), (0..<0, ""), (1..<6, "1234.")])
  func copiesTheSelectedDigitsOfPlainText(_ selection: Range<Int>, _ copied: String) {
    let style = Self.dollars.formatting(.onCommit)
    var session = NumericTextSession(value: -1234.5 as Decimal, style: style)
    session.focus()
    session.select(selection)
    #expect(session.copiedText == copied)
  }

  /// In Germany, `1.234` is a thousand.
  @Test(arguments: [("1.234", "1.2340"), ("-0.125", "-0.1250"), ("1.23", "1.23"), ("12", "12")])
  func plainNumberIsReadAsTheSameNumber(_ number: String, _ copied: String) throws {
    let style = NumericTextStyle<Decimal>.number.locale(.german).copies(.plain)
    let value = try #require(Decimal(string: number))
    var session = NumericTextSession(value: value, style: style)
    session.focus()
    session.selectAll()
    #expect(session.copiedText == copied)
    session.paste(copied)
    #expect(session.value == value)
  }

  @Test func copiesAsciiDigitsOfAnyScript() {
    let arabic = NumericTextStyle<Double>.percent.locale(Locale(identifier: "ar_EG"))
    var session = NumericTextSession(value: 12.345, style: arabic.copies(.plain))
    session.focus()
    session.selectAll()
    #expect(session.copiedText == "1234.5")
    session.set(style: arabic)
    #expect(session.copiedText == session.selectedText)
  }

  @Test func copiesExpressionsAndSpecialTextsAsShown() {
    var session = NumericTextSession(
      value: 1200 as Decimal,
      style: Self.dollars.allowsArithmetic().zero("Free")
    )
    session.type("+")
    session.type("5")
    session.selectAll()
    #expect(session.copiedText == "$1,200 + 5")
    session.paste("0")
    session.blur()
    #expect(session.copiedText == "")
  }
}
