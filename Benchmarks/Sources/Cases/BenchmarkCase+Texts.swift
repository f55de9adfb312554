// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Formatting a value as in a field without focus.
  static var texts: [BenchmarkCase] {
    let amount = Decimal(sign: .plus, exponent: -2, significand: 123_456_789)
    let style = NumericTextStyle<Decimal>.dollars
    let formatter = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
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
    ]
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
      work: work(name, ours),
      foundation: work(foundationName, foundation)
    ) {
      try expect(ours(), "$1,234,567.89")
      try expect(foundation(), "$1,234,567.89")
    }
  }

  static func work(_ name: String, _ text: @escaping () -> String) -> Work {
    Work(name) { rounds in
      for _ in 0..<rounds { keep(text()) }
    }
  }
}
