// SPDX-License-Identifier: MIT

// The initializer that Swift would synthesize compares a thousand strings, and adds two seconds to
// the compile time of release builds. The lookup in a table avoids both.
extension CurrencyLocale {
  /// Creates the locale with an identifier in Foundation's format, or returns nil if no locale has
  /// this identifier.
  ///
  /// ```swift
  /// CurrencyLocale(rawValue: "sv_SE")  // .swedishSweden
  /// CurrencyLocale(rawValue: "sv-SE")  // nil
  /// ```
  ///
  /// - Parameter rawValue: An identifier such as `sv_SE`.
  public init?(rawValue: String) {
    guard let known = Self.known[rawValue] else { return nil }
    self = known
  }

  private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
