// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that format a value as in a field without focus, or parse a formatted text.
  static var texts: [BenchmarkCase] {
    let amount = Decimal(sign: .plus, exponent: -2, significand: 123_456_789)
    let style = NumericTextStyle<Decimal>.dollars
    let formatter = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = Locale(identifier: "en_US")
    }
    let format = Decimal.FormatStyle.Currency(code: "USD", locale: .enUS)
    let numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .currency
    numberFormatter.currencyCode = "USD"
    numberFormatter.locale = .enUS
    let number = NSDecimalNumber(decimal: amount)
    let ours = { style.format(amount) }
    let theirs = { format.format(amount) }
    return [
      text("style.format", ours, "FormatStyle.format", theirs),
      text(
        "CurrencyFormatter.string(from:)",
        { formatter.string(from: amount) ?? "" },
        "NumberFormatter.string(from:)",
        { numberFormatter.string(from: number) ?? "" }
      ),
      text(
        "CurrencyFormatter.string(from: Double)",
        { formatter.string(from: 1_234_567.89) ?? "" },
        "NumberFormatter.string(from:)",
        { numberFormatter.string(from: 1_234_567.89) ?? "" }
      ),
      parsed(style, format),
    ]
  }

  /// Returns a case that parses a formatted amount.
  private static func parsed(
    _ style: NumericTextStyle<Decimal>,
    _ format: Decimal.FormatStyle.Currency
  ) -> BenchmarkCase {
    let text = "$1,234.50"
    let ours = { try style.parse(text) }
    let theirs = { try format.parseStrategy.parse(text) }
    return BenchmarkCase(
      name: "value of a text, style.parse",
      unit: "text",
      work: Work("style.parse") { try? ours() },
      foundation: Work("parseStrategy.parse") { try? theirs() }
    ) {
      try expect(ours(), Decimal(string: "1234.5"))
      try expect(theirs(), Decimal(string: "1234.5"))
    }
  }

  private static func text(
    _ name: String,
    _ ours: @escaping () -> String,
    _ foundationName: String,
    _ foundation: @escaping () -> String
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "text of a value, \(name)",
      unit: "text",
      work: Work(name, repeating: ours),
      foundation: Work(foundationName, repeating: foundation)
    ) {
      try expect(ours(), "$1,234,567.89")
      try expect(foundation(), "$1,234,567.89")
    }
  }
}
