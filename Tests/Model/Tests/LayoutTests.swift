// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ReferenceModel

/// Compares the model's texts with Foundation's.
@Suite struct LayoutTests {
  @Test(arguments: ["en_US", "de_DE"], ["USD", "EUR", "JPY", "BHD"])
  func currenciesMatchFoundation(_ locale: String, _ code: String) throws {
    let format = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
    let keys: [String: JSON] = [
      "kind": "currency", "code": .string(code), "locale": .string(locale),
    ]
    try expectSame(keys, format)
    try expectSame(keys, sign: "accounting", format.sign(strategy: .accounting))
    try expectSame(keys, sign: "always", format.sign(strategy: .always()))
  }

  @Test(arguments: ["en_US", "de_DE"])
  func numbersAndPercentagesMatchFoundation(_ locale: String) throws {
    let place = Locale(identifier: locale)
    let number = Decimal.FormatStyle(locale: place)
    try expectSame(["locale": .string(locale)], number)
    let precision: JSON = ["integer": [4, .null], "fraction": [0, 2]]
    try expectSame(
      ["locale": .string(locale), "precision": precision],
      number.precision(.integerAndFractionLength(integerLimits: 4..., fractionLimits: 0...2))
    )
    let percent = Decimal.FormatStyle.Percent(locale: place).precision(.fractionLength(0...9))
    try expectSame(["locale": .string(locale), "kind": "percent"], percent)
  }

  private func expectSame<Format: FormatStyle>(
    _ keys: [String: JSON],
    sign: JSON = "automatic",
    _ format: Format
  ) throws where Format.FormatInput == Decimal, Format.FormatOutput == String {
    let style = try Style(keys.merging(["sign": sign]) { $1 })
    for value in ["0", "5", "-5", "12.5", "-1234.5", "1234567.891", "-0.25", "100000"] {
      let decimal = try #require(Decimal(string: value))
      #expect(Field(style: style, value: Number(value)).state.text == format.format(decimal))
    }
  }
}
