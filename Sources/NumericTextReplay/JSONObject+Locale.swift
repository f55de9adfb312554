// SPDX-License-Identifier: MIT

import Foundation

extension JSONObject {
  /// Returns the locale whose identifier is the value of `key`, or nil if the key is missing.
  ///
  /// Throws an error if Foundation doesn't know the language or the region.
  func locale(_ key: String) throws(ScriptError) -> Locale? {
    guard let identifier = try string(key) else { return nil }
    let parts = identifier.prefix { $0 != "@" }.split(whereSeparator: { "_-".contains($0) })
    let region = parts.dropFirst().first { $0.count == 2 || Int($0) != nil }
    guard let language = parts.first, Self.languages.contains(language.lowercased()),
      region.map({ Self.regions.contains($0.uppercased()) }) ?? true
    else {
      throw error(key, "is not a locale identifier such as \"en_US\": \"\(identifier)\"")
    }
    return Locale(identifier: identifier)
  }

  private static let available = Locale.availableIdentifiers.map { identifier in
    identifier.split(separator: "_").map(String.init)
  }

  private static let languages = Set(available.compactMap { $0.first?.lowercased() })

  private static let regions = Set(available.compactMap(\.last) + NSLocale.isoCountryCodes)
}
