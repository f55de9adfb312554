// SPDX-License-Identifier: MIT

import Foundation

/// The named locales of CurrencyText, for migration.
package enum CurrencyTextNames {
  /// The locale identifier for each name.
  package static let locales: [String: String] = {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")
    let list = package + "/Tests/PublicNames/CurrencyText.txt"
    let names = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let prefix = "CurrencyLocale."
    let rows = names.split(separator: "\n").filter { $0.hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count).split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
  }()

  /// The locales of CurrencyText that Foundation supports but doesn't list.
  ///
  /// Foundation lists `ky` instead of `ky_Cyrl`, because it assumes the script.
  package static let unlistedLocales: Set<String> = {
    let listed = Set(Locale.availableIdentifiers)
    return Set(locales.values).filter { !listed.contains($0) && !listed.contains(plain($0)) }
  }()

  /// Returns an identifier without the scripts that Foundation can assume.
  package static func plain(_ identifier: String) -> String {
    let parts = identifier.split(separator: "_").filter { $0 != "Latn" && $0 != "Cyrl" }
    return parts.joined(separator: "_")
  }
}
