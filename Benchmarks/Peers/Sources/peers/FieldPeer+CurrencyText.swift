// SPDX-License-Identifier: MIT

import CurrencyFormatter
import Foundation

extension FieldPeer {
  /// The formatter that its delegate calls, configured as in documentation/Documentation.md. The caret
  /// keeps its distance from the end, as in the delegate.
  static let currencyText = FieldPeer(name: "CurrencyText") { test in
    guard let code = test.field.currency, let currency = Currency(rawValue: code) else {
      throw Problem("The library has amounts of money only.")
    }
    guard let locale = CurrencyLocale(rawValue: test.field.locale.replacing("-", with: "_")) else {
      throw Problem("The library has no such locale.")
    }
    let field = MinorUnitField(currency, locale, test.field)
    guard test.field.initial != nil || field.isWhole(test.keys) else {
      throw Problem("The field counts digits from the right: without cents it means another number.")
    }
    return field
  }
}

private struct MinorUnitField: TestedField {
  private let formatter: CurrencyFormatter
  private(set) var text = ""
  var selection = 0..<0

  init(_ currency: Currency, _ locale: CurrencyLocale, _ field: FieldCase.Field) {
    formatter = CurrencyFormatter {
      $0.currency = currency
      $0.locale = locale
      $0.minValue = field.min.flatMap(Double.init)
      $0.maxValue = field.max.flatMap(Double.init)
    }
    text = field.initial.flatMap(Double.init).flatMap(formatter.string(from:)) ?? ""
  }

  /// Returns whether all that is typed or pasted has as many digits of a fraction as the currency.
  func isWhole(_ keys: [Step]) -> Bool {
    keys.allSatisfy { step in
      guard case .type(let text) = step, formatter.decimalDigits > 0 else { return false }
      let parts = text.split(separator: formatter.decimalSeparator, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].count == formatter.decimalDigits
    }
  }

  var value: Decimal? {
    formatter.unformatted(string: text).flatMap { Decimal(string: $0) }
  }

  mutating func enter() { selection = 0..<text.utf16.count }

  mutating func leave() {
    text = text.isEmpty ? "" : formatter.formattedStringAdjustedToFitAllowedValues(from: text) ?? text
  }

  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool) {
    let units = Array(self.text.utf16)
    let distance = units.count - range.upperBound
    let edited = Array(units[..<range.lowerBound]) + Array(text.utf16) + Array(units[range.upperBound...])
    let joined = String(decoding: edited, as: UTF16.self)
    self.text = joined.isEmpty ? "" : formatter.formattedStringWithAdjustedDecimalSeparator(from: joined) ?? ""
    let caret = max(0, self.text.utf16.count - distance)
    selection = caret..<caret
  }
}
