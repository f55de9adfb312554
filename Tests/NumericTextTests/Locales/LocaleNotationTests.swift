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

  @Test(arguments: [
    ("USD", 2), ("JPY", 0), ("BHD", 3), ("CLF", 4), ("SEK", 2), ("XAU", 2),
  ])
  func minorDigitsDependOnTheCurrency(_ code: String, _ digits: Int) {
    let notation = LocaleNotation.of(.currency(code: code), .english, NotationOptions())
    #expect(notation.fractionDigits == digits)
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

  /// Compares notations with Foundation's texts for positive numbers.
  ///
  /// The affixes of positive numbers are usually derived from a negative number, and the minimum for
  /// grouping from the locale's plain numbers.
  @Test func positiveAmountsMatchThoseOfFoundationInEveryLocale() throws {
    for (index, identifier) in Locale.availableIdentifiers.sorted().enumerated() {
      let code = ["EUR", "CHF", "AED", "JPY"][index % 4]
      let notation = notation(identifier, .currency(code: code))
      let format = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier))
      for numeral in ["1234", "12345"].compactMap({ Numeral($0) }) {
        let text = try #require(Decimal(numeral: numeral).map(format.format))
        let parts = try #require(Probe.Parts(text, numeral))
        #expect(parts.affixes == notation.affixes.positive, "\(identifier) \(code)")
        let groups = notation.grouping.separators(in: numeral.integerCount)
        #expect(parts.groupSeparators.count == groups, "\(identifier) \(code)")
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

  /// Requests notations on several threads, while other notations are added to the cache.
  @Test func returnsTheSameNotationsOnAnyThread() {
    let locales = Array(Locale.availableIdentifiers.sorted().prefix(60))
    let expected = locales.map { notation($0, .currency(code: "EUR")) }
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let at = index % locales.count
      #expect(notation(locales[at], .currency(code: "EUR")) == expected[at])
      _ = notation(locales[at], .currency(code: index.isMultiple(of: 2) ? "USD" : "SEK"))
    }
  }
}
