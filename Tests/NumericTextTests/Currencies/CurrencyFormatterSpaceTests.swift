// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// Tests that this package avoids known bugs of other currency fields.
@Suite struct CurrencyFormatterTrapsTests {
  private func session(
    _ locale: String,
    _ code: String = "USD",
    _ set: (inout CurrencyFormatter) -> Void = { _ in }
  ) -> NumericTextSession<Decimal> {
    let formatter = CurrencyFormatter {
      $0.locale = Locale(identifier: locale)
      $0.currency = Currency(rawValue: code) ?? .dollar
      set(&$0)
    }
    var session = NumericTextSession(value: 0 as Decimal, style: formatter.style())
    session.focus()
    return session
  }

  private func type(_ keys: String, into session: inout NumericTextSession<Decimal>) {
    for key in keys { session.type(String(key)) }
  }

  @Test func keepsTheMinusWhenADigitFollows() {
    var session = session("en_US")
    #expect(session.type("-").text == "-$0.00")
    #expect(session.type("3").text == "-$0.03")
    #expect(session.value == Decimal(string: "-0.03"))
  }

  @Test func unformattedKeepsTheSign() {
    let formatter = CurrencyFormatter { $0.locale = Locale(identifier: "en_US") }
    #expect(formatter.unformatted(string: "-$34.56") == "-34.56")
  }

  @Test(arguments: ["nb_NO", "sv_SE", "fi_FI", "fa_IR", "he_IL", "ar_EG"])
  func staysNegativeAfterTheNextKey(_ locale: String) {
    var session = session(locale)
    for (keys, value) in [("-3", "-0.03"), ("4", "-0.34"), ("5", "-3.45")] {
      type(keys, into: &session)
      #expect(session.value == Decimal(string: value))
    }
  }

  @Test(arguments: ["ar_EG", "fa_IR", "hi_IN@numbers=deva", "ff_Adlm"])
  func keepsEveryKeyInOtherDigits(_ locale: String) {
    var session = session(locale)
    type("123456", into: &session)
    #expect(session.value == Decimal(string: "1234.56"))
  }

  @Test func digitReplacesTheWholeSelectedText() {
    var session = session("en_US")
    type("123456", into: &session)
    session.select(0..<session.text.utf16.count)
    #expect(session.type("7").text == "$0.07")
  }

  @Test func emptyZeroSymbolDoesNotBlankTheFieldWhileTyping() {
    var session = session("en_US") { $0.zeroSymbol = "" }
    #expect(session.text == "$0.00")
    #expect(session.type("5").text == "$0.05")
    session.deleteBackward()
    #expect(session.text == "$0.00")
    session.blur()
    #expect(session.text == "")
  }

  @Test func enforcesTheMaximumWhileTyping() {
    var session = session("en_US") { $0.maxValue = 10 }
    type("1234567890", into: &session)
    #expect(session.text == "$10.00")
    #expect(session.value == 10)
  }

  @Test func seventeenDigitsStayExact() {
    var session = session("en_US")
    type("98765432109876543", into: &session)
    #expect(session.value == Decimal(string: "987654321098765.43"))
    #expect(session.text == "$987,654,321,098,765.43")
  }

  @Test(arguments: ["P2P", "-", "1", "$-", "0.0"])
  func symbolOfDigitsOrSignsDoesNotChangeTheValue(_ symbol: String) {
    var session = session("en_US") { $0.currencySymbol = symbol }
    type("1234", into: &session)
    #expect(session.value == Decimal(string: "12.34"))
    session.type("-")
    #expect(session.value == Decimal(string: "-12.34"))
    session.deleteBackward()
    #expect(session.value == Decimal(string: "-1.23"))
  }

  @Test func forwardDeleteAtZeroStaysBeforeTheSuffix() {
    var session = session("sv_SE", "SEK")
    for _ in 0..<3 { session.deleteForward() }
    #expect(session.text == "0,00\u{A0}kr")
    #expect(session.selection == 4..<4)
    session.move(.start)
    for _ in 0..<5 { session.deleteForward() }
    #expect(session.selection.upperBound <= 4)
  }

  @Test func yenHaveNoFractionDigits() {
    var session = session("ja_JP", "JPY")
    type("1234", into: &session)
    #expect(session.value == 1234)
    session.blur()
    #expect(session.text.hasSuffix("1,234"))
  }
}

@Suite struct CurrencyFormatterSpaceTests {
  private static let locales = [
    "en_US", "en_GB", "de_DE", "de_CH", "fr_FR", "fr_CA", "sv_SE", "nb_NO", "da_DK", "fi_FI",
    "es_ES", "pt_BR", "pt_PT", "it_IT", "nl_NL", "pl_PL", "cs_CZ", "ru_RU", "bg_BG", "tr_TR",
    "el_GR", "he_IL", "ar_EG", "fa_IR", "hi_IN", "bn_BD", "th_TH", "ja_JP", "zh_CN", "ff_Adlm",
  ]

  /// Types 1234567 minor units, then deletes them again.
  @Test(arguments: locales)
  func typesMinorUnitsOfEveryCurrency(_ identifier: String) {
    for currency in Currency.allCases {
      let formatter = CurrencyFormatter {
        $0.locale = Locale(identifier: identifier)
        $0.currency = currency
      }
      var session = NumericTextSession(value: 0 as Decimal, style: formatter.style())
      for key in "1234567" { session.type(String(key)) }
      let digits = formatter.decimalDigits
      let amount = Decimal(sign: .plus, exponent: -digits, significand: 1_234_567)
      #expect(session.value == amount, "\(currency) in \(identifier): \(session.text)")
      #expect(formatter.decimal(from: session.text) == amount, "\(currency) in \(identifier)")
      for _ in 0..<7 { session.deleteBackward() }
      #expect(session.value == 0, "\(currency) in \(identifier)")
      session.blur()
      #expect(session.text == formatter.string(from: 0), "\(currency) in \(identifier)")
    }
  }
}
