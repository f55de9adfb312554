// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// What comes before the first key: a notation, a session.
  static var notations: [BenchmarkCase] {
    [cold, warm, inTurn(8), inTurn(64), ofFormat, creation]
  }

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

  /// Styles of several currencies that were used before, each made and used for one text in turn.
  private static func inTurn(_ count: Int) -> BenchmarkCase {
    let places = Locale.commonISOCurrencyCodes.sorted().prefix(count)
      .map { Place(code: $0, locale: .enUS) }
    return BenchmarkCase(
      name: "\(count) styles in turn, used before",
      unit: "style",
      work: Work("style.format", units: count) { rounds in
        for _ in 0..<rounds { for place in places { keep(place.ours) } }
      },
      foundation: Work("FormatStyle.format", units: count) { rounds in
        for _ in 0..<rounds { for place in places { keep(place.theirs) } }
      }
    ) {
      for place in places { try expect(place.ours, place.theirs) }
    }
  }

  /// A format that was taken over before, made and taken over again.
  private static var ofFormat: BenchmarkCase {
    let value = Decimal(sign: .plus, exponent: -1, significand: 12345)
    let format = { Decimal.FormatStyle.Currency(code: "USD", locale: .enUS) }
    return BenchmarkCase(
      name: "style of a format, taken over before",
      unit: "style",
      work: Work("NumericTextStyle(format:)") { rounds in
        for _ in 0..<rounds { keep(NumericTextStyle(format: format())) }
      },
      foundation: work("FormatStyle.format") { format().format(value) }
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

/// Every second of all places in turn, each with another currency; when all had one, with the next.
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
    let place = index % Self.locales.count
    return Place(
      code: Self.codes[(index / Self.locales.count + place / 2) % Self.codes.count],
      locale: Self.locales[place]
    )
  }
}
