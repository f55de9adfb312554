// SPDX-License-Identifier: MIT

// A synthesized initializer would compare a thousand strings, and take two seconds to compile in
// release builds. A table avoids both.
extension CurrencyLocale {
  /// Creates the locale with an identifier in Foundation's format, or returns nil if there is none.
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
