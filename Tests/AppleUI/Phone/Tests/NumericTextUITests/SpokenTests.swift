// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericTextUI

@Suite struct SpokenTests {
  private let american = Locale(identifier: "en_US")

  @Test(arguments: [
    ("0", "zero"),
    ("94105", "ninety-four thousand one hundred five"),
    ("-12.5", "minus twelve point five"),
    ("1234567890123456", "1,234,567,890,123,456"),
  ])
  func speaksNumbersAsWords(number: String, words: String) throws {
    let value = try #require(Decimal(string: number))
    #expect(NumericTextStyle<Decimal>.number.locale(american).spoken(value) == words)
  }

  @Test func speaksCurrencyNames() {
    let style = NumericTextStyle<Decimal>.currency(code: "EUR").locale(Locale(identifier: "de_DE"))
    #expect(style.spoken(-115) == "-115,00 Euro")
    #expect(
      NumericTextStyle<Int>.currency(code: "JPY").locale(american).spoken(5) == "5 Japanese yen"
    )
  }

  @Test func speaksPercentages() {
    #expect(NumericTextStyle<Double>.percent.locale(american).spoken(0.125) == "12.5%")
  }

  @Test func speaksPrefixAndSuffix() {
    let style = NumericTextStyle<Int>.number.locale(american).prefix("about ").suffix(" kg")
    #expect(style.spoken(5) == "about five kg")
    #expect(style.idleFormat(.number.notation(.compactName)).spoken(5) == "about five kg")
  }

  @Test func speaksTheTextForZero() {
    #expect(NumericTextStyle<Int>.number.zero("Free").spoken(0) == "Free")
  }

  @Test func speaksNothingForNil() {
    #expect(NumericTextStyle<Int>.number.spoken(nil) == "")
    #expect(NumericTextStyle<Double>.number.spoken(.nan) == "")
  }

  @Test func speaksTheTextOfAFormatterStyle() {
    let formatter = NumberFormatter()
    formatter.locale = american
    formatter.positiveFormat = "#,##0 'pcs'"
    let style = NumericTextStyle<Decimal>(formatter: formatter)
    #expect(style.spoken(1234) == style.format(1234))
  }

  @Test func speaksTheRoundedValue() {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(american)
    #expect(style.spoken(1.239) == "1.24 US dollars")
    let whole = NumericTextStyle<Decimal>.number.locale(american).precision(fraction: 0)
    #expect(whole.spoken(1.6) == "two")
  }
}
