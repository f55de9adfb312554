// SPDX-License-Identifier: MIT

// A synthesized initializer would compare three hundred strings, and take half a second to compile
// in release builds. A table avoids both.
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
