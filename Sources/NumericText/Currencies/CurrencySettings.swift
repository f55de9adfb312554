// SPDX-License-Identifier: MIT

import Foundation

/// The settings of a currency formatter.
///
/// Nil stands for the default.
struct CurrencySettings: Equatable, Sendable {
  var locale: Locale?
  var currency: Currency?

  /// A code that replaces the currency's.
  var currencyCode: String?
  var decimalDigits: Int?
  var maxIntegers: Int?
  var changes = NotationChanges()
  var minAmount: Decimal?
  var maxAmount: Decimal?
  var zeroSymbol: String?
  var nilSymbol = ""

  /// Whether the locale can change at any time, and with it the default currency.
  var followCurrentLocale: Bool { locale.map { $0 == .autoupdatingCurrent } ?? true }
}
