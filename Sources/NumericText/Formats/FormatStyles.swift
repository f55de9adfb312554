// SPDX-License-Identifier: MIT

import Foundation

/// A cache of the styles that were created from formatters, and of the errors for formatters that
/// are not supported.
enum FormatStyles {
  typealias Result = Swift.Result<StyleStorage, NumericTextFormatError>

  private struct Key: Hashable, @unchecked Sendable {
    // Either a format style, which is `Sendable`, or the properties of a `NumberFormatter`.
    let format: AnyHashable
    let type: ObjectIdentifier

    /// The current locale if the format depends on it, otherwise nil.
    let locale: Locale?
  }

  private static let cache = Cache<Key, Result>(limit: 1024)

  /// Returns the style for a format, from the cache if possible.
  ///
  /// - Parameters:
  ///   - key: The key of the format in the cache, or nil if the style must not be cached.
  ///   - type: The value type.
  ///   - locale: The format's locale.
  ///   - current: The current locale, on which the format may depend.
  ///   - choices: Converts the format to the settings of a style.
  /// - Returns: The style, or the error if the format is not supported.
  static func storage(
    of key: AnyHashable?,
    for type: any NumericTextValue.Type,
    _ locale: Locale?,
    in current: @autoclosure () -> Locale = .current,
    choices: () throws(NumericTextFormatError) -> StyleChoices
  ) -> Result {
    func make() -> Result {
      Result { () throws(NumericTextFormatError) in StyleStorage(try choices(), for: type) }
    }
    guard let key else { return make() }
    let follows = locale.map { $0 == .autoupdatingCurrent } ?? true
    let whole = Key(
      format: key,
      type: ObjectIdentifier(type),
      locale: follows ? current() : nil
    )
    return cache.value(for: whole, make: make)
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
