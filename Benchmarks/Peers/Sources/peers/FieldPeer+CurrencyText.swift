// SPDX-License-Identifier: MIT

import CurrencyFormatter
import Foundation

extension FieldPeer {
  /// A peer whose fields call CurrencyText's formatter, as the library's own delegate does.
  ///
  /// The formatter is configured as in documentation/Documentation.md. The fields place the caret
  /// like the delegate: it keeps its distance from the end of the text.
  static let currencyText = FieldPeer(name: "CurrencyText") { test in
    guard let code = test.field.currency, let currency = Currency(rawValue: code) else {
      throw Problem("The library has amounts of money only.")
    }
    guard let locale = CurrencyLocale(rawValue: test.field.locale.replacing("-", with: "_")) else {
      throw Problem("The library has no such locale.")
    }
    let field = MinorUnitField(currency, locale, test.field)
    guard !(test.field.initial ?? "").hasPrefix("-"), !field.hasMinus(test.keys) else {
      throw Problem("The delegate, which handles the minus, needs UIKit.")
    }
    let isWhole = test.field.initial.map { !$0.contains(".") } ?? field.isWhole(test.keys)
    guard isWhole else {
      throw Problem("Digits fill in from the right, so that the keys mean another number.")
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

  /// Returns whether each step types an amount with all fraction digits of the currency, such as
  /// `12.50`.
  func isWhole(_ keys: [Step]) -> Bool {
    keys.allSatisfy { step in
      guard case .type(let text) = step, formatter.decimalDigits > 0 else { return false }
      let mark = formatter.decimalSeparator
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].count == formatter.decimalDigits
    }
  }

  func hasMinus(_ keys: [Step]) -> Bool {
    keys.contains { step in
      if case .type(let text) = step { text.contains("-") } else { false }
    }
  }

  var value: Decimal? {
    formatter.unformatted(string: text).flatMap { Decimal(string: $0) }
  }

  mutating func enter() { selection = 0..<text.utf16.count }

  mutating func leave() {
    text =
      text.isEmpty ? "" : formatter.formattedStringAdjustedToFitAllowedValues(from: text) ?? text
  }

  /// Replaces a range and formats the result.
  ///
  /// An empty `text` deletes the range. Any other `text` without digits is ignored.
  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool) {
    guard text.isEmpty || text.contains(where: \.isNumber) else { return }
    let distance = self.text.utf16.count - range.upperBound
    let start = self.text.isEmpty ? formatter.initialText : ""
    let edited = start + self.text.replacingUnits(range, with: text)
    let formatted = formatter.formattedStringWithAdjustedDecimalSeparator(from: edited)
    self.text = edited.isEmpty ? "" : formatted ?? ""
    let caret = max(0, self.text.utf16.count - distance)
    selection = caret..<caret
  }
}
