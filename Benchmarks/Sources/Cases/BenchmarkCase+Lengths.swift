// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that type and delete the last digit of a number, for various lengths and types.
  static var lengths: [BenchmarkCase] {
    [5, 11, 20, 38].map(amount)
      + [5, 10, 20, 38].map { lastDigit($0, Decimal.FormatStyle(locale: .enUS)) }
      + [5, 10, 15].map { lastDigit($0, FloatingPointFormatStyle<Double>(locale: .enUS)) }
      + [5, 10, 19].map { lastDigit($0, IntegerFormatStyle<Int>(locale: .enUS)) }
      + otherTypes + optionals + [longest]
  }

  /// Cases with ten digits for fields that can be empty.
  private static var optionals: [BenchmarkCase] {
    [
      optionalLastDigit(10, Decimal.FormatStyle(locale: .enUS)),
      optionalLastDigit(10, FloatingPointFormatStyle<Double>(locale: .enUS)),
      optionalLastDigit(10, IntegerFormatStyle<Int>(locale: .enUS)),
      optionalLastDigit(10, IntegerFormatStyle<UInt64>(locale: .enUS)),
    ]
  }

  /// Cases for less common number types: with ten digits, or with five if the type holds fewer than
  /// ten.
  private static var otherTypes: [BenchmarkCase] {
    [
      lastDigit(10, IntegerFormatStyle<Int64>(locale: .enUS)),
      lastDigit(10, IntegerFormatStyle<UInt>(locale: .enUS)),
      lastDigit(10, IntegerFormatStyle<Int128>(locale: .enUS)),
      lastDigit(10, FloatingPointFormatStyle<CGFloat>(locale: .enUS)),
      lastDigit(5, FloatingPointFormatStyle<Float>(locale: .enUS)),
      lastDigit(10, Money.FormatStyle()),
    ]
  }

  /// A case that types as many digits as a field can take, and deletes them.
  ///
  /// Foundation has no numbers of this length, so it formats one of 38 digits.
  private static var longest: BenchmarkCase {
    let keys = ones(8_000).map { String($0) }
    let typed = Keys(keys + keys.map { _ in nil }, in: NumericTextSession<Digits>(.plain))
    let format = Decimal.FormatStyle(locale: .enUS)
    let number = Decimal(string: ones(38)) ?? 0
    return BenchmarkCase(
      name: "type 8,000 digits and backspace them",
      unit: "key",
      work: typed.work(countedRounds: 1),
      foundation: Work("format") { format.format(number) }
    ) {
      let outcomes = typed.outcomes
      try expect(outcomes[7_999].text, grouped(8_000))
      try expect(outcomes.last?.text, "0")
    }
  }

  private static func amount(_ digits: Int) -> BenchmarkCase {
    BenchmarkCase(
      "key at \(digits) digits, USD en_US",
      Keys(["1", nil], in: NumericTextSession<Decimal>(.dollars, typed: ones(digits - 1))),
      reaching: "$" + grouped(digits),
      Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    )
  }

  private static func lastDigit<Format: ParseableFormatStyle>(
    _ digits: Int,
    _ format: Format
  ) -> BenchmarkCase
  where
    Format.FormatInput: NumericTextValue & ExpressibleByIntegerLiteral,
    Format.FormatOutput == String
  {
    BenchmarkCase(
      "key at \(digits) digits, \(Format.FormatInput.self)",
      Keys(
        ["1", nil],
        in: NumericTextSession<Format.FormatInput>(.plain, typed: ones(digits - 1))
      ),
      reaching: grouped(digits),
      format
    )
  }

  private static func optionalLastDigit<Format: ParseableFormatStyle>(
    _ digits: Int,
    _ format: Format
  ) -> BenchmarkCase
  where Format.FormatInput: NumericTextValue, Format.FormatOutput == String {
    var session = NumericTextSession<Format.FormatInput?>(value: nil, style: .plain)
    session.focus()
    for key in ones(digits - 1) { session.type(String(key)) }
    return BenchmarkCase(
      "key at \(digits) digits, \(Format.FormatInput.self)?",
      Keys(["1", nil], in: session),
      reaching: grouped(digits),
      format
    )
  }

  private static func ones(_ count: Int) -> String { String(repeating: "1", count: count) }

  /// Returns `count` ones with grouping separators: `11,111` if `count` is 5.
  private static func grouped(_ count: Int) -> String {
    ones((count - 1) % 3 + 1) + String(repeating: ",111", count: (count - 1) / 3)
  }
}

/// A number of any length.
private struct Digits: NumericTextValue, ExpressibleByIntegerLiteral {
  var numeral: Numeral?

  static var numericTextLimits: NumericTextLimits { NumericTextLimits(isComplete: true) }

  init(numeral: Numeral) { self.numeral = numeral }

  init(integerLiteral value: Int) { numeral = Decimal(value).numeral }
}
