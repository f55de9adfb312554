// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct CurrencyFormatterSettingsTests {
  private static let dollars = CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = Locale.english
  }

  private typealias Change = @Sendable (inout CurrencyFormatter) -> Void

  /// Changes of a property that affect how amounts are written, each with the texts that the changed
  /// formatter returns.
  private static let notations: [(Change, [String])] = [
    ({ _ in }, ["$1,234,567.50", "-$1,234,567.50", "$0.00"]),
    ({ $0.currency = .yen }, ["¥1,234,568", "-¥1,234,568", "¥0"]),
    (
      { $0.locale = Locale.german },
      ["1.234.567,50\u{A0}$", "-1.234.567,50\u{A0}$", "0,00\u{A0}$"]
    ),
    ({ $0.currencySymbol = "₿" }, ["₿1,234,567.50", "-₿1,234,567.50", "₿0.00"]),
    ({ $0.showCurrencySymbol = false }, ["1,234,567.50", "-1,234,567.50", "0.00"]),
    ({ $0.decimalDigits = 1 }, ["$1,234,567.5", "-$1,234,567.5", "$0.0"]),
    ({ $0.hasDecimals = false }, ["$1,234,568", "-$1,234,568", "$0"]),
    ({ $0.decimalSeparator = "·" }, ["$1,234,567·50", "-$1,234,567·50", "$0·00"]),
    ({ $0.groupingSeparator = ";" }, ["$1;234;567.50", "-$1;234;567.50", "$0.00"]),
    ({ $0.groupingSize = 4 }, ["$123,4567.50", "-$123,4567.50", "$0.00"]),
    ({ $0.secondaryGroupingSize = 2 }, ["$12,34,567.50", "-$12,34,567.50", "$0.00"]),
    ({ $0.hasGroupingSeparator = false }, ["$1234567.50", "-$1234567.50", "$0.00"]),
    ({ $0.zeroSymbol = "Free" }, ["$1,234,567.50", "-$1,234,567.50", "Free"]),
  ]

  private static let bounds: [(Change, [String])] = [
    ({ $0.minAmount = 1 }, ["$1,234,567.50", "$1.00", "$1.00"]),
    ({ $0.minValue = -5 }, ["$1,234,567.50", "-$5.00", "$0.00"]),
    ({ $0.maxAmount = 7 }, ["$7.00", "-$1,234,567.50", "$0.00"]),
    ({ $0.maxValue = 7.5 }, ["$7.50", "-$1,234,567.50", "$0.00"]),
  ]

  private static let changes = notations + bounds

  /// Other values of properties, some of which are unusual.
  private static let others: [Change] = [
    { $0.locale = Locale(identifier: "ar_EG") },
    { $0.currency = .bahrainiDinar },
    { $0.currencySymbol = "x-1.5 " },
    { $0.minValue = -10_000_000 },
    { $0.maxValue = 10_000_000 },
    { $0.decimalDigits = 4 },
    { ($0.decimalSeparator, $0.groupingSeparator) = ("::", " - ") },
    { $0.alwaysShowsDecimalSeparator = true },
    { ($0.hasDecimals, $0.alwaysShowsDecimalSeparator) = (false, true) },
    { $0.maxIntegers = 8 },
    { $0.nilSymbol = "nothing" },
  ]

  private func texts(_ formatter: CurrencyFormatter) -> [String?] {
    [1_234_567.5, -1_234_567.5, 0].map { formatter.string(from: $0 as Decimal) }
  }

  @Test(arguments: changes.indices)
  func changingAPropertyAfterUseChangesTheText(_ index: Int) {
    let (change, expected) = Self.changes[index]
    var formatter = Self.dollars
    let before = texts(formatter)
    change(&formatter)
    #expect(texts(formatter) == expected)
    #expect(texts(Self.dollars) == before)
    #expect((formatter == Self.dollars) == (index == 0))
  }

  @Test func formattingTypingAndParsingAgreeForEveryProperty() {
    for (index, change) in (Self.notations.map(\.0) + Self.others).enumerated() {
      var formatter = Self.dollars
      change(&formatter)
      for count in [0, 1, 9, 10, 99, 100, 12345, 123_456, 99_999_999] {
        check(formatter, count, "change \(index), \(count)")
        check(formatter, -count, "change \(index), \(-count)")
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

  @Test func formatsOnAnyThread() {
    let formatters = Self.changes.map { change, _ in
      var formatter = Self.dollars
      change(&formatter)
      return formatter
    }
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let at = index / 2 % formatters.count
      #expect(texts(formatters[at]) == Self.changes[at].1)
    }
  }

  @Test func formatterOfTheCurrentLocaleFormatsLikeItsStyle() {
    let formatter = CurrencyFormatter()
    #expect(formatter.string(from: 5 as Decimal) == formatter.style().format(5 as Decimal))
    #expect(formatter == .default)
  }
}
