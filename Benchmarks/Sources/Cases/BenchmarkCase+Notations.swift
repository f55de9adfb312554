// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// What comes before the first key: a notation, a session.
  static var notations: [BenchmarkCase] { [cold, warm, creation] }

  /// The first text in a place and currency that were never used.
  private static var cold: BenchmarkCase {
    let (ours, theirs) = (Places(from: 0), Places(from: 1))
    return BenchmarkCase(
      name: "notation, used for the first time",
      unit: "notation",
      work: Work("style.format", countedRounds: 50) { rounds in
        for _ in 0..<rounds { keep(ours.next().ours) }
      },
      foundation: Work("FormatStyle.format", countedRounds: 50) { rounds in
        for _ in 0..<rounds { keep(theirs.next().theirs) }
      }
    ) {
      let both = Places(from: Places.count / 2)
      for _ in 0..<20 {
        let place = both.next()
        try expect(place.ours, place.theirs)
      }
    }
  }

  /// A style of a place and currency that were used before, made and used for one text.
  private static var warm: BenchmarkCase {
    let place = Place(code: "USD", locale: .enUS)
    return BenchmarkCase(
      name: "notation, used before",
      unit: "notation",
      work: work("style.format") { place.ours },
      foundation: work("FormatStyle.format") { place.theirs }
    ) {
      try expect(place.ours, "$1,234.50")
      try expect(place.theirs, "$1,234.50")
    }
  }

  private static var creation: BenchmarkCase {
    let value = Decimal(sign: .plus, exponent: -1, significand: 12345)
    let style = NumericTextStyle<Decimal>.dollars
    let format = Decimal.FormatStyle.Currency(code: "USD", locale: .enUS)
    let session = { NumericTextSession(value: value, style: style).text }
    return BenchmarkCase(
      name: "session made and asked for its text",
      unit: "session",
      work: work("NumericTextSession", session),
      foundation: work("FormatStyle.format") { format.format(value) }
    ) {
      try expect(session(), "$1,234.50")
      try expect(format.format(value), "$1,234.50")
    }
  }
}

/// A currency in a place.
struct Place {
  var code: String
  var locale: Locale

  private var value: Decimal { Decimal(sign: .plus, exponent: -1, significand: 12345) }

  /// The text of NumericText.
  var ours: String { NumericTextStyle<Decimal>.currency(code: code).locale(locale).format(value) }

  /// The text of Foundation.
  var theirs: String { Decimal.FormatStyle.Currency(code: code, locale: locale).format(value) }
}

/// Every second of all places in turn, each with a currency; when all had one, with the next one.
///
/// So no pair comes twice, and two that start at different ends never give the same.
final class Places {
  private static let locales = Locale.availableIdentifiers.sorted().map(Locale.init(identifier:))
  private static let codes = Locale.commonISOCurrencyCodes.sorted()

  /// How many pairs there are.
  static var count: Int { locales.count * codes.count }

  private var index: Int

  init(from start: Int) { index = start }

  /// The next pair.
  func next() -> Place {
    defer { index += 2 }
    let round = index / Self.locales.count
    return Place(
      code: Self.codes[round % Self.codes.count],
      locale: Self.locales[index % Self.locales.count]
    )
  }
}
