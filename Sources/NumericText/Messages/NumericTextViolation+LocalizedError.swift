// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextViolation: LocalizedError {
  /// One sentence for the person typing, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// One sentence for the person typing, in the language of a locale.
  ///
  /// ```swift
  /// let locale = Locale(identifier: "fr_FR")
  /// NumericTextViolation.aboveMaximum.message(in: locale)  // "Le nombre est supérieur au maximum."
  /// ```
  ///
  /// - Parameter locale: The locale, in one of the languages of a refusal's message.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String { Sentence(self).text(in: locale) }
}

extension NumericTextViolation: CustomStringConvertible {
  /// One sentence for the person typing, in English.
  public var description: String { Sentence(self).english }
}
