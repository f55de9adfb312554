// SPDX-License-Identifier: MIT

public import Foundation

extension Refusal: LocalizedError {
  /// One sentence for the person typing, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// One sentence for the person typing, in the language of a locale.
  ///
  /// ```swift
  /// Refusal.noFraction.message(in: Locale(identifier: "de_DE"))  // "Nur ganze Zahlen sind möglich."
  /// ```
  ///
  /// - Parameter locale: The locale. Its language is one of Arabic, Chinese (simplified), Dutch,
  ///   English, French, German, Italian, Japanese, Korean, Portuguese, Russian and Spanish; any other
  ///   language gets English.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String { Sentence(self).text(in: locale) }
}

extension Refusal: CustomStringConvertible {
  /// One sentence for the person typing, in English.
  public var description: String { Sentence(self).english }
}
