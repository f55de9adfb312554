// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextViolation: LocalizedError {
  /// A sentence for the user in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// Returns a sentence for the user in the language of a locale.
  ///
  /// ```swift
  /// let locale = Locale(identifier: "fr_FR")
  /// NumericTextViolation.aboveMaximum.message(in: locale)  // "Le nombre est supérieur au maximum."
  /// ```
  ///
  /// - Parameter locale: The locale. See ``Refusal/message(in:)`` for the languages.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String { Sentence(self).text(in: locale) }
}

extension NumericTextViolation: CustomStringConvertible {
  /// A sentence for the user in English.
  public var description: String { Sentence(self).english }
}
