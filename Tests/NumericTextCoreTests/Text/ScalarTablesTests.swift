// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Compares the engine's tables of scalars with the Unicode data of the standard library.
@Suite struct ScalarTablesTests {
  /// The values of Han numerals, which the engine reads although Unicode does not classify them as
  /// decimal digits.
  private static let han: [Unicode.Scalar: UInt8] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  @Test func digitsAreUnicodeDecimalDigitsAndHanNumerals() throws {
    for scalar in Unicode.Scalar.all {
      let expected = Self.decimalDigit(scalar) ?? Self.han[scalar]
      guard UnicodeDigits.value(of: scalar) != expected else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)) is \(String(describing: expected))")
    }
  }

  private static func decimalDigit(_ scalar: Unicode.Scalar) -> UInt8? {
    let properties = scalar.properties
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { UInt8($0) }
  }

  @Test func currencySymbolsMatchUnicode() {
    for scalar in Unicode.Scalar.all where scalar.value > 0x7F {
      let expected = scalar.properties.generalCategory == .currencySymbol
      guard ScalarTables.isCurrencySymbol(scalar.value) != expected else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)) is a symbol: \(expected)")
    }
    #expect(ScalarKind("$") == .currency)
  }

  @Test func invisibleScalarsAreFormatControls() {
    for scalar in Unicode.Scalar.all {
      let isVariationSelector = (0xFE00...0xFE0F).contains(scalar.value)
      let isObjectReplacement = scalar.value == 0xFFFC
      let isControl = scalar.properties.generalCategory == .format
      let expected = isControl || isVariationSelector || isObjectReplacement
      guard ScalarTables.isInvisible(scalar.value) != expected else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)) is invisible: \(expected)")
    }
  }
}
