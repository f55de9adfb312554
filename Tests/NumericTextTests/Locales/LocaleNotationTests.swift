// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

@Suite struct LocaleNotationTests {
  private func notation(
    _ locale: String,
    _ kind: NumberKind = .number,
    _ options: NotationOptions = NotationOptions()
  ) -> Notation {
    LocaleNotation.of(kind, Locale(identifier: locale), options).notation
  }

  @Test func usesTheSeparatorsAndDigitsOfTheLocale() {
    #expect(notation("de_DE").decimalSeparator == ",")
    #expect(notation("de_DE").groupSeparator == ".")
    #expect(notation("sv_SE").groupSeparator == "\u{A0}")
    #expect(notation("sv_SE").minus == "\u{2212}")
    #expect(notation("hi_IN@numbers=deva").digits == DigitSet(zero: "\u{966}"))
  }

  /// The expected symbols differ between versions of the locale data.
  @Test(.enabled(if: LocaleData.matchesTheSources))
  func usesTheCurrencySymbolsOfTheLocale() {
    #expect(notation("kea_CV", .currency(code: "CVE")).decimalSeparator == "$")
    #expect(notation("de_CH", .currency(code: "CHF")).affixes.negative.prefix == "CHF-")
  }

  @Test func usesTheGroupingOfTheLocale() {
    #expect(notation("en_US").grouping == Grouping(primary: 3))
    #expect(notation("en_IN").grouping == Grouping(primary: 3, secondary: 2))
    #expect(notation("es_ES").grouping == Grouping(primary: 3, minimum: 2))
    var options = NotationOptions()
    options.grouping = .never
    #expect(notation("en_US", .number, options).grouping == Grouping(primary: 0, secondary: 3))
    #expect(notation("en_IN", .number, options).grouping == Grouping(primary: 0, secondary: 2))
    #expect(notation("en_US", .number, options).groupSeparator == ",")
  }

  @Test func affixesIncludeSymbolsSignsAndBrackets() {
    #expect(notation("en_US", .percent).affixes.positive.suffix == "%")
    #expect(notation("en_US", .percent).scale == 2)
    var options = NotationOptions()
    options.sign = .accounting
    let accounting = notation("en_US", .currency(code: "USD"), options).affixes
    #expect(accounting.negative == Affixes(prefix: "($", suffix: ")"))
    #expect(accounting.negativeZero == accounting.negative)
  }

  /// Requests notations for more combinations of locale and format than the cache can store.
  @Test func cachedNotationEqualsANewOne() {
    let locales = Locale.availableIdentifiers.sorted().enumerated()
      .filter { $0.offset % 15 == 0 }.map { Locale(identifier: $0.element) }
    let codes = ["USD", "JPY", "BHD", "CHF", "CVE", "IRR"]
    let kinds = [.number, .percent] + codes.map { NumberKind.currency(code: $0) }
    #expect(locales.count * kinds.count > 512)
    for sign in [NumericTextSign.automatic, .accounting] {
      var options = NotationOptions()
      options.sign = sign
      for locale in locales {
        for kind in kinds {
          let found = LocaleNotation.of(kind, locale, options)
          let format = FoundationFormat(kind: kind, locale: locale, sign: sign)
          #expect(found == LocaleNotation(format, options), "\(locale.identifier) \(kind) \(sign)")
        }
      }
    }
  }

  /// Compares the signs of each notation with the signs that the locale's number format writes.
  ///
  /// The notation's minus sign is read from its affixes, and its plus sign is derived from the
  /// minus sign.
  @Test func signsMatchThoseOfPlainNumbersInEveryLocale() throws {
    let codes = ["EUR", "CHF", "AED", "JPY"]
    for (index, identifier) in Locale.availableIdentifiers.sorted().enumerated() {
      let locale = Locale(identifier: identifier)
      let format = Decimal.FormatStyle(locale: locale).sign(strategy: .always())
      let minus = try #require(Probe.Parts(format.format(-1), digits: [1])).affixes
      let plus = try #require(Probe.Parts(format.format(1), digits: [1])).affixes
      #expect(minus.suffix.isEmpty && plus.suffix.isEmpty, "\(identifier)")
      for kind in [.number, .percent, NumberKind.currency(code: codes[index % codes.count])] {
        let notation = notation(identifier, kind)
        #expect(notation.minus == minus.prefix, "\(identifier) \(kind)")
        #expect(notation.plus == plus.prefix, "\(identifier) \(kind)")
      }
    }
  }

  @Test(arguments: NumericTextSign.allCases)
  func signsDoNotDependOnTheirDisplayStrategy(_ sign: NumericTextSign) {
    var options = NotationOptions()
    options.sign = sign
    for identifier in ["en_US", "sv_SE", "fa_IR", "he_IL", "ar_EG", "de_CH"] {
      let plain = notation(identifier)
      for kind in [.number, .percent, NumberKind.currency(code: "CHF")] {
        let notation = notation(identifier, kind, options)
        #expect(notation.minus == plain.minus, "\(identifier) \(kind)")
        #expect(notation.plus == plain.plus, "\(identifier) \(kind)")
      }
    }
  }

  @Test func autoupdatingLocaleUsesTheCurrentOne() {
    let current = LocaleNotation.of(.number, .current, NotationOptions())
    #expect(LocaleNotation.of(.number, .autoupdatingCurrent, NotationOptions()) == current)
  }

  @Test func unknownLocaleHasAUsableNotation() {
    #expect(notation("xx_YY").decimalSeparator == ".")
    #expect(notation("").digits == .ascii)
  }
}
