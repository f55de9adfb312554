// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextRefusal: LocalizedError {
  /// A sentence that explains the refusal to the user, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// Returns a sentence that explains the refusal to the user, in the language of a locale.
  ///
  /// ```swift
  /// NumericTextRefusal.noFraction.message(in: Locale(identifier: "de_DE"))  // "Nur ganze Zahlen sind möglich."
  /// ```
  ///
  /// - Parameter locale: The locale. Its language is one of Arabic, Chinese (simplified), Chinese
  ///   (traditional), Czech, Danish, Dutch, English, Finnish, French, German, Hebrew, Hindi,
  ///   Indonesian, Italian, Japanese, Korean, Norwegian, Polish, Portuguese, Russian, Spanish,
  ///   Swedish, Thai, Turkish, Ukrainian and Vietnamese. For any other language, the sentence is in
  ///   English.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String { Sentence(self).text(in: locale) }
}

extension NumericTextRefusal: CustomStringConvertible {
  /// An English sentence that explains the refusal to the user.
  public var description: String { Sentence(self).english }
}

extension NumericTextViolation: LocalizedError {
  /// A sentence that explains the violation to the user, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// Returns a sentence that explains the violation to the user, in the language of a locale.
  ///
  /// ```swift
  /// let locale = Locale(identifier: "fr_FR")
  /// NumericTextViolation.aboveMaximum.message(in: locale)  // "Le nombre est supérieur au maximum."
  /// ```
  ///
  /// - Parameter locale: The locale. See ``NumericTextRefusal/message(in:)`` for the languages.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String { Sentence(self).text(in: locale) }
}

extension NumericTextViolation: CustomStringConvertible {
  /// An English sentence that explains the violation to the user.
  public var description: String { Sentence(self).english }
}

extension NumericTextChanges: CustomStringConvertible {
  /// The changed parts, written as a Swift literal.
  ///
  /// ```swift
  /// session.type("1").changes.description  // "[.text, .selection, .value]"
  /// ```
  public var description: String {
    let names: [(NumericTextChanges, String)] = [
      (.text, ".text"), (.selection, ".selection"), (.value, ".value"),
      (.rest, ".rest"),
    ]
    let parts = names.filter { contains($0.0) }.map(\.1)
    return "[\(parts.joined(separator: ", "))]"
  }
}
