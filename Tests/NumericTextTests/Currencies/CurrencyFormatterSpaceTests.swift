// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

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
