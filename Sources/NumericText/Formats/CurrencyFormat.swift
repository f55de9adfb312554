// SPDX-License-Identifier: MIT

import Foundation

/// A Foundation format style for amounts in a currency.
///
/// Such a style can also write attributed text. An attribute of this text identifies the currency
/// symbol.
protocol CurrencyFormat {
  /// The code of the currency.
  var currencyCode: String { get }

  /// The currency symbol that the format shows, or nil if it shows none.
  var symbol: String? { get }
}

extension Decimal.FormatStyle.Currency: CurrencyFormat {
  var symbol: String? { attributed.format(5).currencySymbol }
}

extension IntegerFormatStyle.Currency: CurrencyFormat {
  var symbol: String? { attributed.format(5).currencySymbol }
}

extension FloatingPointFormatStyle.Currency: CurrencyFormat {
  var symbol: String? { attributed.format(5).currencySymbol }
}

extension AttributedString {
  fileprivate var currencySymbol: String? {
    runs.first { $0.numberSymbol == .currency }.map { String(self[$0.range].characters) }
  }
}
