// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation
import NumericTextMigration
import Testing

/// The names from CurrencyText that this package deprecates in favor of new ones.
///
/// A deprecated name causes a warning, except in a declaration that is deprecated itself.
/// Therefore, the members of `Renamed` are deprecated. The tests call the members through this
/// protocol, which causes no warning because its requirements aren't deprecated.
private protocol RenamedLocales {
  static var locales: [(name: String, locale: CurrencyLocale)] { get }
  static var currencies: [(code: String, currency: Currency)] { get }
}

private enum Renamed: RenamedLocales {
  @available(*, deprecated)
  static var locales: [(name: String, locale: CurrencyLocale)] {
    [
      ("albanianMacedonia", .albanianMacedonia),
      ("azerbaijaniAzerbaijan", .azerbaijaniAzerbaijan), ("bengali", .bengali),
      ("bengaliBangladesh", .bengaliBangladesh),
      ("bosnianBosniaHerzegovina", .bosnianBosniaHerzegovina),
      ("bosnianCyrillicBosniaHerzegovina", .bosnianCyrillicBosniaHerzegovina),
      ("burmeseMyanmarBurma", .burmeseMyanmarBurma), ("centralKurdish", .centralKurdish),
      ("centralKurdishIran", .centralKurdishIran), ("centralKurdishIraq", .centralKurdishIraq),
      ("chineseChina", .chineseChina), ("chineseHongKongSarChina", .chineseHongKongSarChina),
      ("chineseMacauSarChina", .chineseMacauSarChina),
      ("chineseSimplifiedHongKongSarChina", .chineseSimplifiedHongKongSarChina),
      ("chineseSimplifiedMacauSarChina", .chineseSimplifiedMacauSarChina),
      ("chineseSingapore", .chineseSingapore), ("chineseTaiwan", .chineseTaiwan),
      ("croatianBosniaHerzegovina", .croatianBosniaHerzegovina),
      ("czechCzechRepublic", .czechCzechRepublic), ("dutchCuraao", .dutchCuraao),
      ("engaliIndia", .engaliIndia), ("englishAndorra", .englishAndorra),
      ("englishAntiguaBarbuda", .englishAntiguaBarbuda),
      ("englishBosniaHerzegovina", .englishBosniaHerzegovina),
      ("englishBritishIndianOceanTerritory", .englishBritishIndianOceanTerritory),
      ("englishCocosKeelingIslands", .englishCocosKeelingIslands),
      ("englishCroatia", .englishCroatia), ("englishCzechRepublic", .englishCzechRepublic),
      ("englishHongKongSarChina", .englishHongKongSarChina), ("englishIceland", .englishIceland),
      ("englishItaly", .englishItaly), ("englishLuxembourg", .englishLuxembourg),
      ("englishMacauSarChina", .englishMacauSarChina), ("englishMontenegro", .englishMontenegro),
      ("englishRomania", .englishRomania), ("englishSpain", .englishSpain),
      ("englishStHelena", .englishStHelena), ("englishStKittsNevis", .englishStKittsNevis),
      ("englishStLucia", .englishStLucia),
      ("englishStVincentGrenadines", .englishStVincentGrenadines),
      ("englishSwaziland", .englishSwaziland), ("englishTrinidadTobago", .englishTrinidadTobago),
      ("englishTurkey", .englishTurkey),
      ("englishTurksCaicosIslands", .englishTurksCaicosIslands),
      ("englishUnitedStatesComputer", .englishUnitedStatesComputer),
      ("frenchCteDivoire", .frenchCteDivoire), ("frenchRunion", .frenchRunion),
      ("frenchStBarthlemy", .frenchStBarthlemy), ("frenchStMartin", .frenchStMartin),
      ("frenchStPierreMiquelon", .frenchStPierreMiquelon),
      ("frenchWallisFutuna", .frenchWallisFutuna), ("fulah", .fulah),
      ("fulahCameroon", .fulahCameroon), ("fulahGuinea", .fulahGuinea),
      ("fulahMauritania", .fulahMauritania), ("fulahSenegal", .fulahSenegal),
      ("inuktitutUnifiedCanadianAboriginalSyllabics", .inuktitutUnifiedCanadianAboriginalSyllabics),
      (
        "inuktitutUnifiedCanadianAboriginalSyllabicsCanada",
        .inuktitutUnifiedCanadianAboriginalSyllabicsCanada
      ),
      ("kashmiriArabic", .kashmiriArabic), ("kashmiriArabicIndia", .kashmiriArabicIndia),
      ("konkaniIndia", .konkaniIndia), ("macedonianMacedonia", .macedonianMacedonia),
      ("northernSami", .northernSami), ("northernSamiFinland", .northernSamiFinland),
      ("northernSamiNorway", .northernSamiNorway), ("northernSamiSweden", .northernSamiSweden),
      ("norwegianBokml", .norwegianBokml), ("norwegianBokmlNorway", .norwegianBokmlNorway),
      ("norwegianBokmlSvalbardJanMayen", .norwegianBokmlSvalbardJanMayen),
      ("nuerSudan", .nuerSudan), ("oriya", .oriya), ("oriyaIndia", .oriyaIndia),
      ("portugueseMacauSarChina", .portugueseMacauSarChina),
      ("portugueseSoTomPrncipe", .portugueseSoTomPrncipe), ("punjabiArabic", .punjabiArabic),
      ("punjabiArabicPakistan", .punjabiArabicPakistan), ("punjabiIndia", .punjabiIndia),
      ("serbianBosniaHerzegovina", .serbianBosniaHerzegovina), ("serbianKosovo", .serbianKosovo),
      ("serbianLatinBosniaHerzegovina", .serbianLatinBosniaHerzegovina),
      ("serbianMontenegro", .serbianMontenegro), ("serbianSerbia", .serbianSerbia),
      ("sichuanYi", .sichuanYi), ("sichuanYiChina", .sichuanYiChina),
      ("spanishCeutaMelilla", .spanishCeutaMelilla),
      ("standardMoroccanTamazight", .standardMoroccanTamazight),
      ("standardMoroccanTamazightMorocco", .standardMoroccanTamazightMorocco),
      ("swedishlandIslands", .swedishlandIslands), ("tachelhitMorocco", .tachelhitMorocco),
      ("turkishTurkey", .turkishTurkey), ("urduIndia", .urduIndia),
      ("urduPakistan", .urduPakistan), ("uyghurArabic", .uyghurArabic),
      ("uyghurArabicChina", .uyghurArabicChina), ("uzbekUzbekistan", .uzbekUzbekistan),
      ("vaiLiberia", .vaiLiberia), ("yiddishWorld", .yiddishWorld),
    ]
  }

  @available(*, deprecated)
  static var currencies: [(code: String, currency: Currency)] {
    [("PHP", .philippinePiso), ("VEF", .bolívar)]
  }
}

@Suite struct CurrencyTextNamesTests {
  private var renamed: any RenamedLocales.Type { Renamed.self }

  @Test func everyLocaleOfCurrencyTextHasItsName() {
    let aliases = Dictionary(uniqueKeysWithValues: renamed.locales.map { ($0.name, $0.locale) })
    let cases = Dictionary(uniqueKeysWithValues: CurrencyLocale.allCases.map { ("\($0)", $0) })
    #expect(CurrencyTextLocales.all.count == 717)
    for (name, identifier) in CurrencyTextLocales.all {
      let locale = cases[name] ?? aliases[name]
      #expect(locale != nil, "\(name)")
      if let alias = aliases[name] { #expect(alias.rawValue == identifier, "\(name)") }
    }
  }

  @Test func onlyRawValuesWithAScriptThatFoundationAssumesAreNil() {
    let missing = CurrencyTextLocales.all.map(\.identifier).filter {
      CurrencyLocale(rawValue: $0) == nil
    }
    #expect(missing.count == 20)
    for identifier in missing {
      let rest = identifier.split(separator: "_").filter { !["Latn", "Cyrl"].contains($0) }
      #expect(CurrencyLocale(rawValue: rest.joined(separator: "_")) != nil, "\(identifier)")
    }
  }

  @Test func renamedCurrenciesKeepTheirCodes() {
    for (code, currency) in renamed.currencies { #expect(currency.code == code) }
  }
}
