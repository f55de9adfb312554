// SPDX-License-Identifier: MIT

import NumericText

extension FieldEditing {
  /// Returns the message for a refusal, from the app or else in the field's language.
  func sentence(for refusal: NumericTextRefusal, _ own: ((NumericTextRefusal) -> String)?) -> String
  {
    own?(refusal) ?? refusal.message(in: locale)
  }

  /// Returns the message for a violation, from the app or else in the field's language.
  func sentence(
    for violation: NumericTextViolation,
    _ own: ((NumericTextViolation) -> String)?
  ) -> String {
    own?(violation) ?? violation.message(in: locale)
  }

  /// Returns the message for a clamped number, from the app or else in the field's language.
  func clampSentence(_ own: ((String) -> String)?) -> String {
    own?(spokenText) ?? Sentence.clamped(to: spokenText).text(in: locale)
  }
}
