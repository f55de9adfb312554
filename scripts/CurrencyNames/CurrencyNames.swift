// SPDX-License-Identifier: MIT

import Foundation

/// The case names of all ISO 4217 currencies that Foundation supports.
///
/// A case is named after the currency's English name in CLDR. The name of a former currency
/// includes its years only if another currency has the same name.
package enum CurrencyNames {
  /// The cases, sorted by name.
  package static let cases = NamedCase.all(codes, exceptions: exceptions, english: english) {
    [withoutYears($1), $1, "\($1) \($0)"]
  }
  .sorted { $0.name < $1.name }

  /// Names that follow common usage instead of CLDR.
  ///
  /// The shekel of 1980 keeps its years, because the current shekel has the same name.
  private static let exceptions = [
    "AFN": "afghani", "USD": "dollar", "ILR": "israeliShekel1980To1985",
  ]

  /// Currencies without an English name in CLDR.
  private static let unnamed = ["LSM": "Lesotho Maloti"]

  /// The codes of all currencies that Foundation supports.
  package static let codes: Set<String> = {
    // `Locale.Currency.isoCurrencies` requires newer systems than the package supports.
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else {
      return Set(Locale.commonISOCurrencyCodes)
    }
    return Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
  }()

  private static func english(_ code: String) -> String {
    unnamed[code] ?? Locale(identifier: "en").localizedString(forCurrencyCode: code) ?? code
  }

  /// Returns the name without trailing years in parentheses.
  private static func withoutYears(_ english: String) -> String {
    guard let bracket = english.range(of: " (", options: .backwards),
      english[bracket.upperBound...].first?.isNumber == true
    else { return english }
    return String(english[..<bracket.lowerBound])
  }
}
