// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Eleven digits typed and taken back, in a currency of a place.
  static func elevenDigits(
    _ code: String,
    _ locale: String,
    reaching longest: String
  ) -> BenchmarkCase {
    let place = Locale(identifier: locale)
    var session = NumericTextSession(
      value: 0 as Decimal,
      style: .currency(code: code).locale(place)
    )
    session.focus()
    let keys = "12345678901".map { String($0) as String? }
    return BenchmarkCase(
      "type 11 digits and backspace them, \(code) \(locale)",
      Keys(keys + keys.map { _ in nil }, in: session),
      reaching: longest,
      foundation: Decimal.FormatStyle.Currency(code: code, locale: place)
        .precision(.fractionLength(0...2))
    )
  }
}
