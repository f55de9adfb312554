// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// Formatting, typing and parsing agree on the amount, even if a property of the formatter has an
/// unusual value.
@Suite struct CurrencyFormatterRoundTripTests {
  private static let settings: [(name: String, set: @Sendable (inout CurrencyFormatter) -> Void)] =
    [
      ("nothing", { _ in }),
      ("locale", { $0.locale = Locale(identifier: "ar_EG") }),
      ("currency", { $0.currency = .bahrainiDinar }),
      ("currencySymbol", { $0.currencySymbol = "x-1.5 " }),
      ("showCurrencySymbol", { $0.showCurrencySymbol = false }),
      ("minValue", { $0.minValue = -10_000_000 }),
      ("maxValue", { $0.maxValue = 10_000_000 }),
      ("decimalDigits", { $0.decimalDigits = 4 }),
      ("hasDecimals", { $0.hasDecimals = false }),
      ("decimalSeparator", { $0.decimalSeparator = "|" }),
      ("long separators", { ($0.decimalSeparator, $0.groupingSeparator) = ("::", " - ") }),
      ("alwaysShowsDecimalSeparator", { $0.alwaysShowsDecimalSeparator = true }),
      ("no decimals", { ($0.hasDecimals, $0.alwaysShowsDecimalSeparator) = (false, true) }),
      ("groupingSize", { $0.groupingSize = 4 }),
      ("secondaryGroupingSize", { $0.secondaryGroupingSize = 2 }),
      ("groupingSeparator", { $0.groupingSeparator = "·" }),
      ("hasGroupingSeparator", { $0.hasGroupingSeparator = false }),
      ("maxIntegers", { $0.maxIntegers = 8 }),
      ("zeroSymbol", { $0.zeroSymbol = "zero" }),
      ("nilSymbol", { $0.nilSymbol = "nothing" }),
    ]

  private static let minorUnits = [0, 1, 9, 10, 99, 100, 12345, 123_456, 99_999_999]

  @Test func formattingTypingAndParsingAgreeForEveryProperty() {
    for (name, set) in Self.settings {
      var formatter = CurrencyFormatter { $0.locale = Locale.english }
      set(&formatter)
      for count in Self.minorUnits {
        check(formatter, count, "\(name), \(count)")
        check(formatter, -count, "\(name), \(-count)")
      }
    }
  }

  private func check(_ formatter: CurrencyFormatter, _ count: Int, _ comment: Comment) {
    let amount = Decimal(
      sign: count < 0 ? .minus : .plus,
      exponent: -formatter.decimalDigits,
      significand: Decimal(abs(count))
    )
    let text = formatter.string(from: amount) ?? ""
    #expect(formatter.decimal(from: text) == amount, comment)
    var session = NumericTextSession(value: 0 as Decimal, style: formatter.style())
    for key in String(count) { session.type(String(key)) }
    #expect(session.value == amount, comment)
    session.blur()
    #expect(session.text == text, comment)
    session.focus()
    session.select(0..<session.text.utf16.count)
    #expect(session.paste(text).value == amount, comment)
  }
}
