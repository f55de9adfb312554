// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// Whether this may be a code of ISO 4217: three Latin letters.
  var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }
}

extension Currency {
  /// The currency with a code of ISO 4217, in large or small letters; nil if there is none.
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

  /// The code of the currency in ISO 4217.
  ///
  /// ```swift
  /// Currency.swissFranc.code  // "CHF"
  /// ```
  public var code: String { rawValue }

  /// The number of fraction digits in which amounts of the currency are written.
  ///
  /// ```swift
  /// Currency.dollar.minorDigits         // 2
  /// Currency.japaneseYen.minorDigits    // 0
  /// Currency.bahrainiDinar.minorDigits  // 3
  /// ```
  ///
  /// The digits are those of CLDR's currency data, as formatters use them. They are the minor
  /// unit of ISO 4217 but where a currency's small money is out of use.
  public var minorDigits: Int {
    let locale = Locale(identifier: "en_US")
    return LocaleNotation.of(.currency(code: code), locale, NotationOptions()).fractionDigits
  }
}
