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

  @Test func separatorsAndDigitsAreTheLocales() {
    #expect(notation("de_DE").decimalSeparator == ",")
    #expect(notation("de_DE").groupSeparator == ".")
    #expect(notation("sv_SE").groupSeparator == "\u{A0}")
    #expect(notation("sv_SE").minus == "\u{2212}")
    #expect(notation("hi_IN@numbers=deva").digits == DigitSet(zero: "\u{966}"))
    #expect(notation("kea_CV", .currency(code: "CVE")).decimalSeparator == "$")
  }

  @Test func groupingIsTheLocales() {
    #expect(notation("en_US").grouping == Grouping(primary: 3))
    #expect(notation("en_IN").grouping == Grouping(primary: 3, secondary: 2))
    #expect(notation("es_ES").grouping == Grouping(primary: 3, minimum: 2))
    var options = NotationOptions()
    options.grouping = .never
    #expect(notation("en_US", .number, options).grouping == .never)
    #expect(notation("en_US", .number, options).groupSeparator == ",")
  }

  @Test func affixesAreStructure() {
    #expect(notation("de_CH", .currency(code: "CHF")).affixes.negative.prefix == "CHF-")
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
  func minorDigitsAreTheCurrencys(_ code: String, _ digits: Int) {
    let locale = Locale(identifier: "en_US")
    let notation = LocaleNotation.of(.currency(code: code), locale, NotationOptions())
    #expect(notation.fractionDigits == digits)
  }

  @Test func aLocaleThatFoundationDoesNotKnowStillHasANotation() {
    #expect(notation("xx_YY").decimalSeparator == ".")
    #expect(notation("").digits == .ascii)
  }

  /// Many threads ask for few and for many notations at once; all get the same answers.
  @Test func notationsMayBeAskedForFromAnyThread() {
    let locales = Array(Locale.availableIdentifiers.sorted().prefix(60))
    let expected = locales.map { notation($0, .currency(code: "EUR")) }
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let at = index % locales.count
      #expect(notation(locales[at], .currency(code: "EUR")) == expected[at])
      _ = notation(locales[at], .currency(code: index.isMultiple(of: 2) ? "USD" : "SEK"))
    }
  }
}
