// SPDX-License-Identifier: MIT

// The compiler would write this as a switch over a thousand texts and need two seconds for it in
// a release build; the table needs none.
extension CurrencyLocale {
  /// The locale with an identifier in Foundation's spelling; nil if there is none.
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
