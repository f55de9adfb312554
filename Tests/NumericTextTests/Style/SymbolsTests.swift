// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private func dollars(_ locale: String = "en_US") -> NumericTextStyle<Decimal> {
  .currency(code: "USD").locale(Locale(identifier: locale))
}

@Suite struct SymbolsTests {
  @Test func currencySymbolWorksWithEverySign() {
    let style = dollars().symbols(currency: "₿")
    #expect(style.sign(.always).format(5) == "+₿5.00")
    #expect(style.sign(.always).format(-5) == "-₿5.00")
    #expect(style.sign(.always).format(0) == "+₿0.00")
    #expect(style.sign(.accounting).format(-5) == "(₿5.00)")
    #expect(style.sign(.accountingAlways).format(5) == "+₿5.00")
    #expect(style.sign(.never).format(-5) == "₿5.00")
  }

  @Test func replacingASignKeepsSignsInsideSymbols() {
    let style = dollars().symbols(minus: "−", currency: "US-D")
    #expect(style.format(-5) == "−US-D\u{A0}5.00")
    #expect(dollars().symbols(minus: "−", plus: "⁺").sign(.always).format(5) == "⁺$5.00")
    #expect(dollars().symbols(minus: "−", plus: "⁺").sign(.always).format(-5) == "−$5.00")
  }

  @Test func currencySymbolAffectsOnlyCurrencies() {
    let percent = NumericTextStyle<Decimal>.percent.locale(.english)
    #expect(percent.symbols(currency: "₿").format(0.5) == "50%")
    #expect(percent.symbols(minus: "−").format(-0.5) == "−50%")
    #expect(NumericTextStyle<Int>.number.locale(.english).symbols(currency: "₿").format(5) == "5")
  }

  @Test func replacesAnInvisibleSymbol() {
    let escudos = NumericTextStyle<Decimal>.currency(code: "CVE")
      .locale(Locale(identifier: "pt_CV"))
    #expect(escudos.symbols(currency: "₿").format(5) == "5$00\u{A0}₿")
  }

  @Test(arguments: ["he_IL", "fa_IR", "ar_EG", "ur_PK", "ps_AF", "nl_NL", "de_CH", "sv_SE"])
  func numberWithoutItsCurrencySymbolIsWrittenLikeAPlainNumber(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let formatter = CurrencyFormatter {
      $0.locale = locale
      $0.currency = .dollar
      $0.showCurrencySymbol = false
    }
    let number = Decimal.FormatStyle(locale: locale).precision(.fractionLength(2))
    // In some locales, amounts have other separators than plain numbers.
    let decimal = formatter.decimalSeparator
    let plain = NumericTextStyle(format: number).symbols(
      decimal: decimal,
      grouping: formatter.groupingSeparator
    )
    for value in [5, -5, 0] as [Decimal] {
      #expect(formatter.string(from: value) == plain.format(value))
    }
  }

  @Test func bracketsStayWithoutACurrencySymbol() {
    let style = dollars().sign(.accounting).symbols(currency: "")
    #expect(style.format(-5) == "(5.00)")
    #expect(dollars("nl_NL").symbols(currency: "").format(-5) == "-5,00")
  }

  @Test func directionMarksStayAroundASign() {
    #expect(dollars("he_IL").symbols(minus: "−").format(-5).hasPrefix("\u{200F}\u{200E}−"))
    #expect(dollars("ar_EG").symbols(minus: "−").format(-5).hasPrefix("\u{61C}−\u{200F}"))
  }

  @Test func replacesTheSymbolsOfAFormat() throws {
    let format = Decimal.FormatStyle.Currency(code: "USD", locale: .english)
    let style = try NumericTextStyle(validating: format.sign(strategy: .always()))
    #expect(style.symbols(minus: "−", currency: "₿").format(-5) == "−₿5.00")
    #expect(style.symbols(currency: "X").format(5) == "+X\u{A0}5.00")
    let percent = try NumericTextStyle(validating: Decimal.FormatStyle.Percent(locale: .english))
    #expect(percent.symbols(currency: "₿").format(0.5) == "50%")
  }

  @Test func textWithCustomSymbolsParsesToTheSameNumber() throws {
    for symbol in ["₿", "P2P", "-", ";", "💶", "US-D", "x "] {
      let style = dollars().sign(.always).symbols(currency: symbol)
      for value in [5, -1234.5, 0] as [Decimal] {
        #expect(try style.parse(style.format(value)) == value, "\(symbol), \(value)")
      }
    }
  }
}

@Suite struct SymbolSpacingTests {
  private static let locales = stride(from: 0, to: Locale.availableIdentifiers.count, by: 9).map {
    Locale(identifier: Locale.availableIdentifiers.sorted()[$0])
  }

  @Test(arguments: ["₿", "X", "P2P", "-", ";", "1", "x "])
  func placesASymbolLikeFoundation(_ symbol: String) {
    for locale in Self.locales where Self.isWrittenAlike(locale) {
      let style = NumericTextStyle<Decimal>.currency(code: "EUR").locale(locale)
        .symbols(currency: symbol)
      let formatter = Self.formatter(locale)
      formatter.currencySymbol = symbol
      for value in [5, -5] as [Decimal] {
        let expected = formatter.string(from: value as NSDecimalNumber)
        #expect(style.format(value) == expected, "\(locale.identifier)")
      }
    }
  }

  /// Returns whether a currency style and a `NumberFormatter` format euros in the same way.
  ///
  /// In some locales, they differ even without a custom symbol.
  private static func isWrittenAlike(_ locale: Locale) -> Bool {
    let style = NumericTextStyle<Decimal>.currency(code: "EUR").locale(locale)
    return style.format(-5) == formatter(locale).string(from: -5)
  }

  private static func formatter(_ locale: Locale) -> NumberFormatter {
    numberFormatter {
      ($0.locale, $0.numberStyle, $0.currencyCode) = (locale, .currency, "EUR")
      ($0.minimumFractionDigits, $0.maximumFractionDigits) = (2, 2)
    }
  }
}
