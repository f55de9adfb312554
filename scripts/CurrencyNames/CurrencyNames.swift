// SPDX-License-Identifier: MIT

import Foundation

/// The names of all currencies of ISO 4217 that Foundation knows.
///
/// A case is named after the English name of its currency in CLDR. The years of a former currency
/// are part of the name only where it would be another's name without them.
package enum CurrencyNames {
  /// The cases in the order of their names.
  package static let cases = NamedCase.all(codes, exceptions: exceptions, english: english) {
    [withoutYears($1), $1, "\($1) \($0)"]
  }
  .sorted { $0.name < $1.name }

  /// Names that follow use rather than the rule.
  ///
  /// The shekel of 1980 keeps its years, as its name without them is what today's is called.
  private static let exceptions = [
    "AFN": "afghani", "USD": "dollar", "ILR": "israeliShekel1980To1985",
  ]

  /// Currencies that CLDR gives no English name.
  private static let unnamed = ["LSM": "Lesotho Maloti"]

  /// The codes of all currencies that Foundation knows.
  package static let codes: Set<String> = {
    // The systems from which the package can be used are a year older than the list of all codes.
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else {
      return Set(Locale.commonISOCurrencyCodes)
    }
    return Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
  }()

  private static func english(_ code: String) -> String {
    unnamed[code] ?? Locale(identifier: "en").localizedString(forCurrencyCode: code) ?? code
  }

  /// A name without years in brackets at its end, if it has them.
  private static func withoutYears(_ english: String) -> String {
    guard let bracket = english.range(of: " (", options: .backwards),
      english[bracket.upperBound...].first?.isNumber == true
    else { return english }
    return String(english[..<bracket.lowerBound])
  }
}
