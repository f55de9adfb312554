// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation
import NumericText
import Testing

@Suite(
  .enabled(
    if: LocaleData.matchesTheSources,
    "This version of Foundation has other names: make generate"
  )
)
struct GeneratedFilesTests {
  @Test func filesAreCurrent() {
    for file in GeneratedFile.all { #expect(LocaleData.source(file) == file.text) }
  }

  @Test func notationsAreGeneratedFromTheseLocalesAndCurrencies() {
    let fingerprint = "fingerprint \(GeneratedFile.notationsFingerprint)."
    #expect(LocaleData.source(GeneratedFile.notationsPath)?.contains(fingerprint) == true)
  }

  @Test func casesAreExactlyTheCurrenciesOfFoundation() {
    #expect(Set(Currency.allCases.map(\.code)) == CurrencyNames.codes)
  }

  @Test func everyLocaleOfFoundationHasAName() {
    let listed = Set(Locale.availableIdentifiers)
    let identifiers = Set(LocaleNames.cases.map(\.rawValue))
    #expect(identifiers == listed.union(CurrencyTextNames.unlistedLocales))
    #expect(listed.isDisjoint(with: CurrencyTextNames.unlistedLocales))
  }

  @Test func aliasesBelongToKnownCurrencies() {
    #expect(CurrencyNames.codes.isSuperset(of: ISONames.aliases.keys))
  }
}

@Suite struct CurrencyNamesTests {
  @Test(arguments: [CurrencyNames.cases, LocaleNames.cases])
  func namesAreUniqueASCIIIdentifiers(_ cases: [NamedCase]) {
    #expect(Set(cases.map(\.name)).count == cases.count)
    for one in cases {
      #expect(one.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(one)")
      #expect(one.name.first?.isLowercase == true, "\(one)")
    }
  }

  @Test func aliasesAreNotNamesOfOtherCurrencies() {
    let names = CurrencyNames.cases.map(\.name) + ISONames.aliases.values
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("Swedish Krona", "swedishKrona"), ("São Tomé & Príncipe Dobra", "saoTomeAndPrincipeDobra"),
    ("US Dollar (Next day)", "usDollarNextDay"), ("CFP Franc", "cfpFranc"), ("N’Ko", "nKo"),
    ("Sierra Leonean Leone (1964—2022)", "sierraLeoneanLeone1964To2022"),
    ("Burmese (Myanmar [Burma])", "burmeseMyanmar"),
    ("French (Côte d’Ivoire)", "frenchCoteDIvoire"),
    ("St. Helena Pound", "saintHelenaPound"),
    ("English (U.S. Virgin Islands)", "englishUSVirginIslands"),
    ("Chinese, Simplified (China mainland)", "chineseSimplifiedChina"), ("", ""),
  ])
  func makesCamelCaseNamesInASCII(_ english: String, _ name: String) {
    #expect(Identifier.make(from: english) == name)
  }

  @Test func sharedNamesFallBackToMoreSpecificOnes() {
    let names = NamedCase.distinct([
      "A": ["pound", "pound", "poundA"], "B": ["pound", "pound1900", "poundB"], "C": ["mark"],
      "D": ["lira", "lira", "liraD"], "E": ["lira", "lira", "liraE"],
    ])
    #expect(
      names == ["A": "pound", "B": "pound1900", "C": "mark", "D": "liraD", "E": "liraE"]
    )
  }
}
