// SPDX-License-Identifier: MIT

// The compiler would write this as a switch over three hundred texts and need half a second for it
// in a release build; the table needs none.
extension Currency {
  /// The currency with a code in capitals; nil if there is none.
  ///
  /// ```swift
  /// Currency(rawValue: "SEK")  // .swedishKrona
  /// Currency(rawValue: "sek")  // nil
  /// ```
  ///
  /// - Parameter rawValue: A code of ISO 4217 such as `SEK`.
  public init?(rawValue: String) {
    guard let known = Self.known[rawValue] else { return nil }
    self = known
  }

  private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
