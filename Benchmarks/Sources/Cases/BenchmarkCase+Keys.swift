// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Creates a case that compares two ways to process the same keys: NumericText types them into a
  /// field, and Foundation parses and formats the text that results from each key.
  init<FieldValue: NumericTextBoundValue, Format: ParseableFormatStyle>(
    _ name: String,
    _ keys: Keys<FieldValue>,
    reaching longest: String,
    _ format: Format
  ) where Format.FormatInput == FieldValue.Number, Format.FormatOutput == String {
    let outcomes = keys.outcomes
    let texts = FoundationTexts(format: format, texts: outcomes.map(\.text))
    self.init(name: name, unit: "key", work: keys.work(), foundation: texts.work()) {
      try expect(outcomes.compactMap(\.refusal), [])
      try expect(texts.texts.max { $0.utf16.count < $1.utf16.count }, longest)
      try texts.check(outcomes.compactMap(\.value.number))
    }
  }
}

extension Decimal.FormatStyle.Currency {
  /// Creates the format in which a field shows an amount while the user types it: with up to two
  /// fraction digits, but without zeros that only pad the number.
  init(typed code: String, _ locale: Locale) {
    self = Self(code: code, locale: locale).precision(.fractionLength(0...2))
  }
}

extension Locale {
  static let enUS = Locale(identifier: "en_US")
}

extension NumericTextStyle {
  static var dollars: Self { .currency(code: "USD").locale(.enUS) }
  static var plain: Self { .number.locale(.enUS) }
  static var calculating: Self { plain.allowsArithmetic() }
}
