// SPDX-License-Identifier: MIT

import Foundation

/// How a currency formatter was set up.
struct CurrencySettings: Equatable, Sendable {
  var locale: Locale?
  var currency: Currency?

  /// A code that stands in place of the currency's.
  var currencyCode: String?
  var decimalDigits: Int?
  var maxIntegers: Int?
  var changes = NotationChanges()
  var minAmount: Decimal?
  var maxAmount: Decimal?
  var zeroSymbol: String?
  var nilSymbol = ""

  /// Whether the locale, and with it perhaps the currency, may change.
  var followCurrentLocale: Bool { locale.map { $0 == .autoupdatingCurrent } ?? true }
}
