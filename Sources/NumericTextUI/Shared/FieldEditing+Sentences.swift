// SPDX-License-Identifier: MIT

import NumericText

extension FieldEditing {
  /// Returns the app's message for a refusal, or the default message in the field's language if
  /// `own` is nil.
  func sentence(for refusal: NumericTextRefusal, _ own: ((NumericTextRefusal) -> String)?) -> String
  {
    own?(refusal) ?? refusal.message(in: locale)
  }

  /// Returns the app's message for a violation, or the default message in the field's language if
  /// `own` is nil.
  func sentence(
    for violation: NumericTextViolation,
    _ own: ((NumericTextViolation) -> String)?
  ) -> String {
    own?(violation) ?? violation.message(in: locale)
  }

  /// Returns the app's message for a clamped number, or the default message in the field's language
  /// if `own` is nil.
  func clampSentence(_ own: ((String) -> String)?) -> String {
    own?(spokenText) ?? Sentence.clamped(to: spokenText).text(in: locale)
  }
}
