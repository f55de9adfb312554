// SPDX-License-Identifier: MIT

import Foundation

/// A cache of the styles that were created from formatters, and of the errors for formatters that
/// are not supported.
enum FormatStyles {
  typealias Result = Swift.Result<StyleStorage, NumericTextFormatError>

  private static let cache = Cache<FormatKey, Result>(limit: 1024)

  /// Returns the style for a format, from the cache if possible.
  ///
  /// - Parameters:
  ///   - format: The format, or the properties of a formatter.
  ///   - type: The value type.
  ///   - locale: The format's locale.
  ///   - current: The current locale, on which the format may depend.
  ///   - choices: Converts the format to the settings of a style.
  /// - Returns: The style, or the error if the format is not supported.
  static func storage(
    of format: some Hashable,
    for type: any NumericTextValue.Type,
    _ locale: @autoclosure () -> Locale?,
    in current: @autoclosure () -> Locale = .current,
    choices: () throws(NumericTextFormatError) -> StyleChoices
  ) -> Result {
    func key() -> FormatKey {
      FormatKey.Of(format, for: type, in: locale().followsCurrent ? current() : nil)
    }
    return cache.value(for: key(), where: { $0.isKey(of: format, for: type, in: current) }) {
      newStorage(for: type, choices: choices)
    }
  }

  /// Returns the style with the settings that `choices` returns, without using the cache.
  static func newStorage(
    for type: any NumericTextValue.Type,
    choices: () throws(NumericTextFormatError) -> StyleChoices
  ) -> Result {
    Result { () throws(NumericTextFormatError) in StyleStorage(try choices(), for: type) }
  }
}

/// A Foundation format style for amounts in a currency.
///
/// The style can also write attributed text, in which an attribute identifies the currency symbol.
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
