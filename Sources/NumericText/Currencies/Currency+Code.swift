// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// Whether the string has the form of an ISO 4217 code: three Latin letters.
  var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }
}

extension Currency {
  /// Creates the currency with an ISO 4217 code in uppercase or lowercase, or returns nil if there
  /// is none.
  ///
  /// ```swift
  /// Currency(code: "EUR")  // .euro
  /// Currency(code: "eur")  // .euro
  /// Currency(code: "€")    // nil
  /// ```
  ///
  /// - Parameter code: Three Latin letters.
  public init?(code: String) {
    guard code.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    self.init(rawValue: code.uppercased())
  }

  /// The ISO 4217 code of the currency.
  ///
  /// ```swift
  /// Currency.swissFranc.code  // "CHF"
  /// ```
  public var code: String { rawValue }

  /// The number of fraction digits in amounts of the currency.
  ///
  /// ```swift
  /// Currency.dollar.minorDigits         // 2
  /// Currency.japaneseYen.minorDigits    // 0
  /// Currency.bahrainiDinar.minorDigits  // 3
  /// ```
  ///
  /// The number comes from CLDR, as in Foundation's formatters. It differs from ISO 4217 where
  /// coins of a minor unit are no longer in use.
  public var minorDigits: Int {
    let locale = Locale(identifier: "en_US")
    return LocaleNotation.of(.currency(code: code), locale).fractionDigits
  }
}

// The initializer that Swift would synthesize compares three hundred strings, and adds half a
// second to the compile time of release builds. The lookup in a table avoids both.
extension Currency {
  /// Creates the currency with an uppercase code, or returns nil if there is none.
  ///
  /// ```swift
  /// Currency(rawValue: "SEK")  // .swedishKrona
  /// Currency(rawValue: "sek")  // nil
  /// ```
  ///
  /// - Parameter rawValue: An ISO 4217 code such as `SEK`.
  public init?(rawValue: String) {
    guard let known = Self.known[rawValue] else { return nil }
    self = known
  }

  private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
