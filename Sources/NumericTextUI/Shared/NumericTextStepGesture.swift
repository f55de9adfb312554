// SPDX-License-Identifier: MIT

/// How a person who uses VoiceOver on a touch screen steps the value of a style that has a step.
///
/// Swiping up and down steps an adjustable element. In a text field that is being edited, the same
/// swipes move the caret by characters or words, so only one of the two can have them.
public enum NumericTextStepGesture: Sendable {
  /// Swipes step the value until editing begins; while the text is edited, actions do.
  case automatic

  /// Swipes always step the value. The rotor still offers characters and words.
  case swipes

  /// Two actions in the rotor step the value, and swipes are left to the caret.
  case actions
}

extension NumericTextStepGesture {
  /// Whether swipes step the value.
  func usesSwipes(isEditing: Bool) -> Bool {
    switch self {
    case .automatic: !isEditing
    case .swipes: true
    case .actions: false
    }
  }
}
