// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericTextUI

@Suite struct SpokenTests {
  private let american = Locale(identifier: "en_US")

  @Test(
    arguments: [
      // Numbers are words, unless they are very long.
      (.number, 0, "zero"), (.number, 94105, "ninety-four thousand one hundred five"),
      (.number, -12.5, "minus twelve point five"),
      (.number, 1_234_567_890_123_456, "1,234,567,890,123,456"),
      // Currencies have names.
      (.currency(code: "EUR").locale(Locale(identifier: "de_DE")), -115, "-115,00 Euro"),
      (.currency(code: "JPY"), 5, "5 Japanese yen"),
      (.percent, 0.125, "12.5%"),
      // Prefixes, suffixes and the text for zero are spoken as they are.
      (.number.prefix("about ").suffix(" kg"), 5, "about five kg"),
      (.number.suffix(" kg").idleFormat(.number.notation(.compactName)), 5, "five kg"),
      (.number.zero("Free"), 0, "Free"),
      // The spoken number is rounded like the shown one.
      (.currency(code: "USD"), 1.239, "1.24 US dollars"),
      (.number.precision(fraction: 0), 1.6, "two"),
      (.number, nil, ""),
    ] as [(NumericTextStyle<Decimal>, Decimal?, String)]
  )
  func speaksTheShownNumber(style: NumericTextStyle<Decimal>, value: Decimal?, words: String) {
    #expect(style.locale(style.locale ?? american).spoken(value) == words)
  }

  @Test func speaksNothingForNotANumber() {
    #expect(NumericTextStyle<Double>.number.spoken(.nan) == "")
  }

  @Test func speaksTheTextOfAFormatterStyle() {
    let formatter = NumberFormatter()
    formatter.locale = american
    formatter.positiveFormat = "#,##0 'pcs'"
    let style = NumericTextStyle<Decimal>(formatter: formatter)
    #expect(style.spoken(1234) == style.format(1234))
  }
}
