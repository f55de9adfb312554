// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct CurrencyFormatterSettingsTests {
  private static let dollars = CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = Locale.english
  }

  /// For each property of a formatter, a change of the property and the texts that the changed
  /// formatter returns.
  private static let changes: [(@Sendable (inout CurrencyFormatter) -> Void, [String])] = [
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
    ({ $0.minAmount = 1 }, ["$1,234,567.50", "$1.00", "$1.00"]),
    ({ $0.minValue = -5 }, ["$1,234,567.50", "-$5.00", "$0.00"]),
    ({ $0.maxAmount = 7 }, ["$7.00", "-$1,234,567.50", "$0.00"]),
    ({ $0.maxValue = 7.5 }, ["$7.50", "-$1,234,567.50", "$0.00"]),
    ({ $0.zeroSymbol = "Free" }, ["$1,234,567.50", "-$1,234,567.50", "Free"]),
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
