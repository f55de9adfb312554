// SPDX-License-Identifier: MIT

public import Foundation

extension Currency {
  /// The name of the currency in the language of a locale, from CLDR.
  ///
  /// ```swift
  /// Currency.euro.localizedName(in: Locale(identifier: "en"))          // "Euro"
  /// Currency.swedishKrona.localizedName(in: Locale(identifier: "sv"))  // "svensk krona"
  /// ```
  ///
  /// - Parameter locale: The locale whose language is used.
  /// - Returns: The name, or the code where the language has no name for the currency.
  public func localizedName(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: code) ?? code
  }

  /// What a locale writes beside amounts of the currency, from CLDR.
  ///
  /// ```swift
  /// Currency.dollar.symbol(in: Locale(identifier: "en_US"))        // "$"
  /// Currency.dollar.symbol(in: Locale(identifier: "sv_SE"))        // "US$"
  /// Currency.swedishKrona.symbol(in: Locale(identifier: "sv_SE"))  // "kr"
  /// Currency.swedishKrona.symbol(in: Locale(identifier: "en_US"))  // "SEK"
  /// ```
  ///
  /// Spaces and marks of direction around the symbol are left out. Where the symbol stands between
  /// the whole and the fraction, as in Cape Verde's `1$00`, it is that separator.
  ///
  /// - Parameter locale: The locale that is written for.
  /// - Returns: The symbol, which is the code where the locale has no other.
  public func symbol(in locale: Locale) -> String {
    let notation = LocaleNotation.of(.currency(code: code), locale, NotationOptions()).notation
    let affixes = notation.affixes.positive
    let symbols = [affixes.prefix, affixes.suffix, notation.decimalSeparator].map {
      $0.text.withoutUnseenEnds
    }
    return symbols.first { !$0.isEmpty } ?? code
  }
}

extension String {
  /// The text without spaces and scalars of no width, such as marks of direction, at its ends.
  fileprivate var withoutUnseenEnds: String {
    func isSeen(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
    }
    guard let first = unicodeScalars.firstIndex(where: isSeen),
      let last = unicodeScalars.lastIndex(where: isSeen)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
