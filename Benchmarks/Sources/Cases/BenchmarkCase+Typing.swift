// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that type eleven digits and delete them again, in four locales.
  static var typing: [BenchmarkCase] {
    [
      elevenDigits("USD", "en_US", reaching: "$12,345,678,901"),
      elevenDigits("SEK", "sv_SE", reaching: "12\u{a0}345\u{a0}678\u{a0}901\u{a0}kr"),
      elevenDigits("EGP", "ar_EG", reaching: "\u{200f}١٢٬٣٤٥٬٦٧٨٬٩٠١\u{a0}ج.م.\u{200f}"),
      elevenDigits("INR", "hi_IN", reaching: "₹12,34,56,78,901"),
    ]
  }

  private static func elevenDigits(
    _ code: String,
    _ identifier: String,
    reaching longest: String
  ) -> BenchmarkCase {
    let locale = Locale(identifier: identifier)
    let session = NumericTextSession<Decimal>(.currency(code: code).locale(locale))
    let keys = "12345678901".map { String($0) }
    return BenchmarkCase(
      "type 11 digits and backspace them, \(code) \(identifier)",
      Keys(keys + keys.map { _ in nil }, in: session),
      reaching: longest,
      Decimal.FormatStyle.Currency(typed: code, locale)
    )
  }
}
