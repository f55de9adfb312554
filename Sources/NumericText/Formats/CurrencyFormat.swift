// SPDX-License-Identifier: MIT

import Foundation

/// A format style for amounts whose attributed text marks the currency symbol.
protocol CurrencyFormat {
  /// The code of the currency.
  var currencyCode: String { get }

  /// The currency symbol in the format's texts, or nil if there is none.
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
