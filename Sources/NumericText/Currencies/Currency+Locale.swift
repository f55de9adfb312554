// SPDX-License-Identifier: MIT

public import Foundation

extension Currency {
  /// Returns the name of the currency in the language of a locale, from CLDR.
  ///
  /// ```swift
  /// Currency.euro.localizedName(in: Locale(identifier: "en"))          // "Euro"
  /// Currency.swedishKrona.localizedName(in: Locale(identifier: "sv"))  // "svensk krona"
  /// ```
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The name, or the code if the language has no name for the currency.
  public func localizedName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: code) ?? code
  }

  /// Returns the symbol that a locale uses for the currency, from CLDR.
  ///
  /// ```swift
  /// Currency.dollar.symbol(in: Locale(identifier: "en_US"))        // "$"
  /// Currency.dollar.symbol(in: Locale(identifier: "sv_SE"))        // "US$"
  /// Currency.swedishKrona.symbol(in: Locale(identifier: "sv_SE"))  // "kr"
  /// Currency.swedishKrona.symbol(in: Locale(identifier: "en_US"))  // "SEK"
  /// ```
  ///
  /// Spaces and bidirectional marks around the symbol are removed. In Cape Verde, the symbol of the
  /// escudo is also the decimal separator, as in `1$00`. There, the result is `$`.
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The symbol, or the code if the locale has no symbol.
  public func symbol(in locale: Locale) -> String {
    let notation = LocaleNotation.of(.currency(code: code), locale).notation
    let affixes = notation.affixes.positive
    let symbols = [affixes.prefix, affixes.suffix, notation.decimalSeparator].map(\.word.text)
    return symbols.first { !$0.isEmpty } ?? code
  }
}
