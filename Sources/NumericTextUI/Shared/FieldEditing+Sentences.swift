// SPDX-License-Identifier: MIT

import NumericText

extension FieldEditing {
  /// The sentence for a refusal: the app's own, or one in the field's language.
  func sentence(for refusal: Refusal, _ own: ((Refusal) -> String)?) -> String {
    own?(refusal) ?? refusal.message(in: locale)
  }

  /// The sentence for a violation: the app's own, or one in the field's language.
  func sentence(
    for violation: NumericTextViolation,
    _ own: ((NumericTextViolation) -> String)?
  ) -> String {
    own?(violation) ?? violation.message(in: locale)
  }

  /// The sentence for a bound that was put in place: the app's own, or one in the field's language.
  func clampSentence(_ own: ((String) -> String)?) -> String {
    own?(spokenText) ?? Sentence.clamped(to: spokenText).text(in: locale)
  }
}
