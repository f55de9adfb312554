// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation
import NumericTextMigration
import Testing

/// The names of currencies from CurrencyText that this package deprecates in favor of new ones.
///
/// A deprecated name causes a warning, except in a declaration that is deprecated itself.
/// Therefore, the members of `Renamed` are deprecated. The tests call the members through this
/// protocol, which causes no warning because its requirements aren't deprecated.
private protocol RenamedCurrencies {
  static var currencies: [(code: String, currency: Currency)] { get }
}

private enum Renamed: RenamedCurrencies {
  @available(*, deprecated)
  static var currencies: [(code: String, currency: Currency)] {
    [("PHP", .philippinePiso), ("VEF", .bolívar)]
  }
}

@Suite struct CurrencyTextNamesTests {
  private var renamed: any RenamedCurrencies.Type { Renamed.self }

  @Test func everyLocaleOfCurrencyTextHasItsName() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../\(GeneratedFile.locales.path)")
    let source = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let cases = Set(CurrencyLocale.allCases.map { "\($0)" })
    #expect(CurrencyTextNames.locales.count == 715)
    for (name, identifier) in CurrencyTextNames.locales where !cases.contains(name) {
      let locale = try #require(CurrencyLocale(rawValue: identifier), "\(name)")
      #expect(source.contains("public static var \(name): Self { .\(locale) }"), "\(name)")
    }
  }

  @Test func onlyRawValuesWithAScriptThatFoundationAssumesAreNil() {
    let missing = CurrencyTextNames.locales.values.filter { CurrencyLocale(rawValue: $0) == nil }
    #expect(missing.count == 20)
    for identifier in missing {
      #expect(CurrencyLocale(rawValue: CurrencyTextNames.plain(identifier)) != nil, "\(identifier)")
    }
  }

  @Test func renamedCurrenciesKeepTheirCodes() {
    for (code, currency) in renamed.currencies { #expect(currency.code == code) }
  }
}
