// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that measure the work before the first key: creating a notation (how a locale writes
  /// numbers), a style or a session.
  static var notations: [BenchmarkCase] {
    [cold, warm, inTurn(8), inTurn(64), inTurn(1_000), ofFormat, creation]
  }

  /// A case that formats an amount in a combination of locale and currency that was never used
  /// before.
  private static var cold: BenchmarkCase {
    let (ours, theirs) = (Places(from: 0), Places(from: 1))
    return BenchmarkCase(
      name: "notation, used for the first time",
      unit: "notation",
      work: Work("style.format", countedRounds: 50) { ours.next().ours },
      foundation: Work("FormatStyle.format", countedRounds: 50) { theirs.next().theirs }
    ) {
      let both = Places(from: Places.count / 2)
      for _ in 0..<20 {
        let place = both.next()
        try expect(place.ours, place.theirs)
      }
    }
  }

  /// A case that creates a style for a locale and currency that were used before, and formats an
  /// amount.
  private static var warm: BenchmarkCase {
    let place = Place(code: "USD", locale: .enUS)
    return BenchmarkCase(
      name: "notation, used before",
      unit: "notation",
      work: Work("style.format") { place.ours },
      foundation: Work("FormatStyle.format") { place.theirs }
    ) {
      try expect(place.ours, "$1,234.50")
      try expect(place.theirs, "$1,234.50")
    }
  }

  /// Returns a case that creates styles for `count` currencies in turn, in as many locales as
  /// necessary, and formats an amount with each.
  ///
  /// All currencies have been used before the measurement, so their data is cached.
  private static func inTurn(_ count: Int) -> BenchmarkCase {
    let codes = Locale.commonISOCurrencyCodes.sorted()
    let locales = ["en_US", "de_DE", "fr_FR", "sv_SE", "ja_JP", "ar_EG", "hi_IN", "pt_BR", "ru_RU"]
      .map(Locale.init(identifier:))
    let places = (0..<count).map {
      Place(code: codes[$0 % codes.count], locale: locales[$0 / codes.count])
    }
    return BenchmarkCase(
      name: "\(count) styles in turn, used before",
      unit: "style",
      work: Work("style.format", units: count) { for place in places { keep(place.ours) } },
      foundation: Work("FormatStyle.format", units: count) {
        for place in places { keep(place.theirs) }
      }
    ) {
      for place in places { try expect(place.ours, place.theirs) }
    }
  }

  /// A case that creates a style from a Foundation format that was used before.
  private static var ofFormat: BenchmarkCase {
    let value = Decimal(sign: .plus, exponent: -1, significand: 12345)
    let format = { Decimal.FormatStyle.Currency(code: "USD", locale: .enUS) }
    return BenchmarkCase(
      name: "style of a format, used before",
      unit: "style",
      work: Work("NumericTextStyle(format:)") { NumericTextStyle(format: format()) },
      foundation: Work("FormatStyle.format") { format().format(value) }
    ) {
      try expect(NumericTextStyle(format: format()).format(value), "$1,234.50")
      try expect(format().format(value), "$1,234.50")
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
      work: Work("NumericTextSession", repeating: session),
      foundation: Work("FormatStyle.format") { format.format(value) }
    ) {
      try expect(session(), "$1,234.50")
      try expect(format.format(value), "$1,234.50")
    }
  }
}

/// A combination of a locale and a currency.
struct Place {
  var code: String
  var locale: Locale

  private var value: Decimal { Decimal(sign: .plus, exponent: -1, significand: 12345) }

  /// The amount formatted by NumericText.
  var ours: String { NumericTextStyle<Decimal>.currency(code: code).locale(locale).format(value) }

  /// The amount formatted by Foundation.
  var theirs: String { Decimal.FormatStyle.Currency(code: code, locale: locale).format(value) }
}

/// A sequence of different combinations of a locale and a currency.
///
/// Each index stands for one combination, and a sequence contains every second index. Therefore, a
/// sequence that starts at an even index and one that starts at an odd index share no combination.
final class Places {
  private static let locales = Locale.availableIdentifiers.sorted().map(Locale.init(identifier:))
  private static let codes = Locale.commonISOCurrencyCodes.sorted()

  /// The number of possible combinations.
  static var count: Int { locales.count * codes.count }

  private var index: Int

  init(from start: Int) { index = start }

  func next() -> Place {
    defer { index += 2 }
    let place = index % Self.locales.count
    return Place(
      code: Self.codes[(index / Self.locales.count + place / 2) % Self.codes.count],
      locale: Self.locales[place]
    )
  }
}
