// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let english = Locale(identifier: "en_US")

private let values: [Decimal] = [
  "0", "1", "-1", "5", "12", "123", "1234", "-1234.5", "12345.678", "0.5", "-0.001", "99.995",
  "1234567.125", "-2.5", "3.5", "0.000001",
].compactMap { Decimal(string: $0) }

/// Expects that a style made from `format` formats numbers in the same way as `format`.
private func expectSame<Format: NumericTextFormat>(
  _ format: Format,
  _ name: String,
  _ values: [Format.FormatInput]
) throws where Format.FormatInput: NumericTextValue {
  let style = try NumericTextStyle(validating: format)
  for value in values { #expect(style.format(value) == format.format(value), "\(name), \(value)") }
}

@Suite struct FormatTests {
  @Test(arguments: ["en_US", "de_CH", "sv_SE", "ar_EG", "fa_IR", "en_IN", "es_ES", "ff_Adlm"])
  func matchesDecimalFormats(_ identifier: String) throws {
    let plain = Decimal.FormatStyle(locale: Locale(identifier: identifier))
    try expectSame(plain, "plain", values)
    try expectSame(plain.precision(.fractionLength(2)), "fraction", values)
    try expectSame(plain.precision(.fractionLength(1...3)), "fraction range", values)
    try expectSame(plain.precision(.significantDigits(2...30)), "significant", values)
    try expectSame(plain.precision(.integerLength(3...20)), "integer", values)
    try expectSame(plain.precision(.integerLength(7...20)), "grouped zeros", values)
    try expectSame(plain.grouping(.never), "no grouping", values)
    try expectSame(plain.sign(strategy: .always()), "always", values)
    try expectSame(plain.sign(strategy: .never), "never", values)
    try expectSame(plain.decimalSeparator(strategy: .always), "separator", values)
    try expectSame(plain.scale(1000), "scale", values)
    try expectSame(plain.precision(.fractionLength(0)).rounded(rule: .up), "rounding up", values)
    try expectSame(
      plain.precision(.fractionLength(0)).rounded(rule: .towardZero),
      "toward zero",
      values
    )
  }

  @Test(arguments: ["USD", "JPY", "BHD", "SEK", "BGN", "PAB"])
  func matchesCurrencyFormats(_ code: String) throws {
    for identifier in ["en_US", "bg_BG", "rhg_Rohg", "he_IL", "de_DE"] {
      let format = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier))
      try expectSame(format, "plain", values)
      try expectSame(format.sign(strategy: .accounting), "accounting", values)
      try expectSame(format.sign(strategy: .accountingAlways()), "accounting always", values)
      try expectSame(format.presentation(.isoCode), "code", values)
      try expectSame(format.presentation(.narrow), "narrow", values)
      try expectSame(format.precision(.fractionLength(0...4)), "fraction", values)
    }
  }

  @Test func matchesPercentFormats() throws {
    try expectSame(Decimal.FormatStyle.Percent(locale: english), "plain", values)
    try expectSame(Decimal.FormatStyle.Percent(locale: english).scale(1), "scale", values)
    try expectSame(
      FloatingPointFormatStyle<Double>.Percent(locale: english),
      "double",
      [0, 0.5, -1]
    )
    try expectSame(IntegerFormatStyle<Int>.Percent(locale: english), "integer", [0, 5, -1234])
  }

  @Test func matchesIntegerFormats() throws {
    try expectSame(IntegerFormatStyle<Int>(locale: english), "int", [0, 1, -1234, 1_234_567])
    try expectSame(IntegerFormatStyle<Int8>(locale: english), "int8", [0, 1, -128, 127])
    try expectSame(IntegerFormatStyle<UInt16>(locale: english), "uint16", [0, 1, 65535])
    try expectSame(
      IntegerFormatStyle<Int>.Currency(code: "USD", locale: english),
      "currency",
      [0, -1234]
    )
  }

  @Test func matchesFloatingPointFormats() throws {
    try expectSame(FloatingPointFormatStyle<Double>(locale: english), "double", [0, 1.5, -1234.25])
    try expectSame(FloatingPointFormatStyle<Float>(locale: english), "float", [0, 1.5, -1234.25])
    try expectSame(
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: english),
      "euro",
      [0, 1.5]
    )
  }

  @Test func refusesFormatsThatCannotBeTyped() {
    let plain = Decimal.FormatStyle(locale: english)
    #expect(throws: NumericTextFormatError.notPlain(example: "1.2K")) {
      try NumericTextStyle(validating: plain.notation(.compactName))
    }
    #expect(throws: NumericTextFormatError.notPlain(example: "1.234E3")) {
      try NumericTextStyle(validating: plain.notation(.scientific))
    }
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle(validating: plain.rounded(rule: .up, increment: 5))
    }
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle(validating: plain.scale(3))
    }
  }

  @Test func formatsAndPublishesEachKeyInAGivenFormat() {
    let format = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
    var session = NumericTextSession(value: 0 as Decimal, style: NumericTextStyle(format: format))
    for key in "1234,5" { session.type(String(key)) }
    #expect(session.text == "1.234,5\u{A0}€")
    #expect(session.value == Decimal(string: "1234.5"))
    #expect(session.type("6").value == Decimal(string: "1234.56"))
    #expect(session.type("7").refusal == .tooManyFractionDigits(limit: 2))
    session.blur()
    #expect(session.text == "1.234,56\u{A0}€")
  }

  @Test func modifiersNarrowAFormat() {
    let style = NumericTextStyle(format: IntegerFormatStyle<Int>(locale: english)).bounds(0...99)
    var session = NumericTextSession(value: 0, style: style)
    session.paste("1234")
    #expect(session.value == 99)
  }
}
