// SPDX-License-Identifier: MIT

import Foundation

/// The locale and currency of all fields of the demo.
struct DemoRegion: Hashable, Sendable {
  /// A locale identifier such as `sv_SE`.
  var locale: String

  /// An ISO 4217 code such as `SEK`.
  var currency: String

  /// The locale with its English name: `sv_SE, Swedish (Sweden)`.
  var localeName: String { named(locale, Self.english.localizedString(forIdentifier: locale)) }

  /// The currency with its English name: `SEK, Swedish Krona`.
  var currencyName: String {
    named(currency, Self.english.localizedString(forCurrencyCode: currency))
  }

  private static let english = Locale(identifier: "en_US")

  private func named(_ code: String, _ name: String?) -> String {
    name.map { "\(code), \($0)" } ?? code
  }
}

extension DemoRegion {
  static let american = DemoRegion(locale: "en_US", currency: "USD")

  /// The locales that the demo offers, which have very different notations.
  static let locales = [
    "en_US", "de_DE", "fr_FR", "sv_SE", "de_CH", "en_IN", "hi_IN", "mr_IN", "ar_EG", "fa_IR",
    "ja_JP", "ff_Adlm",
  ]

  /// The currencies that the demo offers, among them some with 0 or 3 fraction digits.
  static let currencies = ["USD", "EUR", "SEK", "CHF", "JPY", "INR", "EGP", "BHD"]

  /// The region with the next locale in `locales`.
  var nextLocale: DemoRegion {
    DemoRegion(locale: Self.element(after: locale, of: Self.locales), currency: currency)
  }

  /// The region with the next currency in `currencies`.
  var nextCurrency: DemoRegion {
    DemoRegion(locale: locale, currency: Self.element(after: currency, of: Self.currencies))
  }

  private static func element(after element: String, of list: [String]) -> String {
    let index = list.firstIndex(of: element) ?? -1
    return list[(index + 1) % list.count]
  }
}
