// SPDX-License-Identifier: MIT

import Foundation
import NumericTextMigration
import Testing

@Suite struct CurrencyLocaleTests {
  /// The settings of an app.
  ///
  /// The property `locale` can have any type that converts to `Locale`.
  private struct Settings {
    var currency = Currency.euro
    var locale: any LocaleConvertible = CurrencyLocale.autoUpdating
  }

  @Test(arguments: [
    (CurrencyLocale.afrikaans, "af"), (.afrikaansNamibia, "af_NA"),
    (.afrikaansSouthAfrica, "af_ZA"),
    (.italian, "it"), (.danish, "da"), (.chinese, "zh"), (.chineseSimplifiedChina, "zh_Hans_CN"),
    (.englishUnitedStates, "en_US"), (.englishUnitedStatesPosix, "en_US_POSIX"),
    (.frenchCoteDIvoire, "fr_CI"), (.spanishLatinAmerica, "es_419"), (.nKoGuinea, "nqo_GN"),
  ])
  func eachNameHasItsIdentifier(_ name: CurrencyLocale, _ identifier: String) {
    #expect(name.rawValue == identifier)
    #expect(name.locale.identifier == identifier)
    #expect(CurrencyLocale(rawValue: identifier) == name)
  }

  @Test func firstTwoCasesAreTheUsersLocale() {
    #expect(CurrencyLocale.allCases.prefix(2) == [.current, .autoUpdating])
    #expect(CurrencyLocale.current.rawValue == "current")
    #expect(CurrencyLocale.autoUpdating.rawValue == "currentAutoUpdating")
    #expect(CurrencyLocale.current.locale == .current)
    #expect(CurrencyLocale.autoUpdating.locale == .autoupdatingCurrent)
  }

  @Test func everyCaseConvertsToItsLocaleAndBack() {
    for name in CurrencyLocale.allCases.dropFirst(2) {
      #expect(name.locale.identifier == name.rawValue)
      #expect(CurrencyLocale(rawValue: name.rawValue) == name)
    }
  }

  @Test(arguments: ["", "sv-SE", "SV_se", "xx_YY", "Current"])
  func rejectsUnknownIdentifiers(_ identifier: String) {
    #expect(CurrencyLocale(rawValue: identifier) == nil)
  }

  @Test func styleUsesTheNotationOfANamedLocale() {
    #expect(NumericTextStyle<Decimal>.number.locale(CurrencyLocale.german).format(0.5) == "0,5")
  }

  @Test func localeCanBeSetByNameOrDirectly() {
    var settings = Settings()
    #expect(settings.locale.locale == .autoupdatingCurrent)
    settings.currency = .dollar
    settings.locale = CurrencyLocale.englishUnitedStates
    #expect(settings.currency.symbol(in: settings.locale.locale) == "$")
    settings.locale = Locale(identifier: "sv_SE")
    #expect(settings.currency.symbol(in: settings.locale.locale) == "US$")
  }
}
