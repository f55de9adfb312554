// SPDX-License-Identifier: MIT

import Foundation

/// The case names of all locales that Foundation lists, and of a few others that CurrencyText has.
///
/// A case is named after its language, script and region in English.
package enum LocaleNames {
  /// The cases, sorted by identifier.
  package static let cases = NamedCase.all(
    CurrencyTextNames.unlistedLocales.union(Locale.availableIdentifiers),
    exceptions: exceptions,
    english: english
  ) {
    [$1, "\($1) \($0)"]
  }
  .sorted { $0.rawValue < $1.rawValue }

  /// Names that follow common usage: CLDR calls the POSIX variant `Computer`.
  private static let exceptions = ["en_US_POSIX": "englishUnitedStatesPosix"]

  private static func english(_ identifier: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: identifier) ?? identifier
  }
}
