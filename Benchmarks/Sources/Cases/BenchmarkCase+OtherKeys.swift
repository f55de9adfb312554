// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that type a key in the middle of a number, type a key that is refused, type digits as on
  /// a cash register, type into a field that calculates, and set a value that the field already
  /// has, or a different one.
  static var otherKeys: [BenchmarkCase] {
    [middle, refused, till, calculating, expression, sameValue, otherValue]
  }

  private static var middle: BenchmarkCase {
    BenchmarkCase(
      "key in the middle of 11 digits, USD en_US",
      Keys(["9", nil], in: NumericTextSession<Decimal>(.dollars, typed: "1234567890", at: 4)),
      reaching: "$12,934,567,890",
      Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    )
  }

  private static var till: BenchmarkCase {
    let keys = "12345678901".map { String($0) }
    let session = NumericTextSession<Decimal>(.dollars.entry(.minorUnits))
    return BenchmarkCase(
      "till: type 11 digits and backspace them, USD en_US",
      Keys(keys + keys.map { _ in nil }, in: session),
      reaching: "$123,456,789.01",
      Decimal.FormatStyle.Currency(code: "USD", locale: .enUS)
    )
  }

  private static var calculating: BenchmarkCase {
    BenchmarkCase(
      "key at 10 digits, calculating",
      Keys(["1", nil], in: NumericTextSession<Decimal>(.calculating, typed: "111111111")),
      reaching: "1,111,111,111",
      Decimal.FormatStyle(locale: .enUS)
    )
  }

  /// A case that types a digit at the end of an expression and deletes it.
  ///
  /// Foundation has no expressions, so it formats a number instead.
  private static var expression: BenchmarkCase {
    let session = NumericTextSession<Decimal>(.calculating, typed: "1200+15*3+11")
    let keys = Keys(["1", nil], in: session)
    let format = Decimal.FormatStyle(locale: .enUS)
    return BenchmarkCase(
      name: "key in an expression",
      unit: "key",
      work: keys.work(),
      foundation: Work("format") { format.format(111) }
    ) {
      try expect(keys.outcomes.map(\.text), ["1,200 + 15 × 3 + 111", "1,200 + 15 × 3 + 11"])
      try expect(keys.outcomes.map(\.value), [1_356, 1_256])
    }
  }

  /// A case that sets a value different from the field's, as an app does.
  private static var otherValue: BenchmarkCase {
    let values = [1_250, Decimal(sign: .plus, exponent: -1, significand: 375)]
    let session = NumericTextSession<Decimal>(.dollars)
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    return BenchmarkCase(
      name: "set(value:) with another value",
      unit: "value",
      work: Work("set(value:)", units: 2) { rounds in
        var session = session
        for _ in 0..<rounds { for value in values { keep(session.set(value: value)) } }
      },
      foundation: Work("format", units: 2) { rounds in
        for _ in 0..<rounds { for value in values { keep(format.format(value)) } }
      }
    ) {
      var session = session
      try expect(values.map { session.set(value: $0).text }, ["$1,250", "$37.5"])
    }
  }

  /// A case that sets the value that the field already has, as SwiftUI does after each key.
  private static var sameValue: BenchmarkCase {
    let value = 12_345_678_901 as Decimal
    let session = NumericTextSession<Decimal>(.dollars, typed: "12345678901")
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    return BenchmarkCase(
      name: "set(value:) with the value that is there",
      unit: "value",
      work: Work("set(value:)") { rounds in
        var session = session
        for _ in 0..<rounds { keep(session.set(value: value)) }
      },
      foundation: Work("format") { format.format(value) }
    ) {
      var session = session
      try expect(session.set(value: value).changes, [])
      try expect(session.text, format.format(value))
    }
  }

  private static var refused: BenchmarkCase {
    let shown = "$12,345,678,901"
    let session = NumericTextSession<Decimal>(.dollars, typed: "12345678901")
    let keys = Keys(["x"], in: session)
    let texts = FoundationTexts(
      format: Decimal.FormatStyle.Currency(typed: "USD", .enUS),
      texts: [shown]
    )
    return BenchmarkCase(
      name: "refused key at 11 digits, USD en_US",
      unit: "key",
      work: keys.work(),
      foundation: texts.work()
    ) {
      try expect(keys.outcomes.map(\.refusal), [.notANumber])
      try expect(keys.outcomes.map(\.text), [shown])
      try texts.check([12_345_678_901])
    }
  }
}
