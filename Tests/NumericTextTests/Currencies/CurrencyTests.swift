// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    (Currency.afghani, "AFN"), (.algerianDinar, "DZD"), (.argentinePeso, "ARS"), (.euro, "EUR"),
    (.dollar, "USD"), (.brazilianReal, "BRL"), (.swedishKrona, "SEK"), (.gold, "XAU"),
    (.testingCurrencyCode, "XTS"), (.unknownCurrency, "XXX"), (.serbianDinar2002To2006, "CSD"),
    (.israeliNewShekel, "ILS"), (.israeliShekel1980To1985, "ILR"), (.lesothoMaloti, "LSM"),
  ])
  func eachNameHasItsCode(_ currency: Currency, _ code: String) {
    #expect(currency.code == code)
    #expect(currency.rawValue == code)
    #expect(Currency(rawValue: code) == currency)
  }

  @Test func namesOfTheStandardAreAliases() {
    #expect(Currency.yen == .japaneseYen)
    #expect(Currency.poundSterling == .britishPound)
    #expect(Currency.usDollar == .dollar)
    #expect(Currency.baht == .thaiBaht)
  }

  @Test func readsCodesInAnyCase() {
    for currency in Currency.allCases {
      #expect(Currency(code: currency.code) == currency)
      #expect(Currency(code: currency.code.lowercased()) == currency)
    }
    #expect(Currency(code: "eUr") == .euro)
    #expect(Currency(rawValue: "eur") == nil)
  }

  /// Tests, among others, `ıls` and `uſd`, whose uppercase forms are the codes ILS and USD.
  @Test(arguments: ["", "EU", "EURO", "€", "QQQ", " EUR", "ıls", "uſd"])
  func rejectsTextThatIsNotACode(_ text: String) {
    #expect(Currency(code: text) == nil)
  }

  @Test(arguments: ["en_US", "sv_SE", "ar_EG", "de_CH"])
  func minorDigitsMatchFoundation(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for currency in Currency.allCases {
      let text = Decimal.FormatStyle.Currency(code: currency.code, locale: locale).format(1)
      let digits = text.filter { $0.wholeNumberValue != nil }.count
      #expect(currency.minorDigits == digits - 1, "\(currency)")
    }
  }

  @Test(
    .enabled(if: LocaleData.matchesTheSources),
    arguments: [
      (Currency.euro, "en", "Euro"), (.swedishKrona, "sv_SE", "svensk krona"),
      (.dollar, "de", "US-Dollar"), (.yen, "ja", "日本円"), (.lesothoMaloti, "en", "LSM"),
    ]
  )
  func localizesNames(_ currency: Currency, _ locale: String, _ name: String) {
    #expect(currency.localizedName(in: Locale(identifier: locale)) == name)
  }

  @Test(
    .enabled(if: LocaleData.matchesTheSources),
    arguments: [
      (Currency.dollar, "en_US", "$"), (.dollar, "sv_SE", "US$"), (.swedishKrona, "sv_SE", "kr"),
      (.swedishKrona, "en_US", "SEK"), (.euro, "de_DE", "€"), (.swissFranc, "de_CH", "CHF"),
      (.danishKrone, "da_DK", "kr."), (.israeliNewShekel, "he_IL", "₪"), (.dollar, "fa_IR", "$"),
      (.egyptianPound, "ar_EG", "ج.م."), (.capeVerdeanEscudo, "pt_CV", "$"),
      (.unknownCurrency, "en_US", "¤"), (.lesothoMaloti, "en_US", "LSM"),
    ]
  )
  func localizesSymbols(_ currency: Currency, _ locale: String, _ symbol: String) {
    #expect(currency.symbol(in: Locale(identifier: locale)) == symbol)
  }

  @Test func everySymbolIsVisible() {
    for currency in Currency.allCases {
      let symbol = currency.symbol(in: Locale(identifier: "ar_EG"))
      let ends = [symbol.unicodeScalars.first, symbol.unicodeScalars.last].compactMap(\.self)
      #expect(ends.count == 2)
      #expect(!ends.contains { $0.properties.isWhitespace || $0.properties.isBidiControl })
    }
  }
}
