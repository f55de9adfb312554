// SPDX-License-Identifier: MIT

/// The VoiceOver gesture that steps a value on a touch screen, if the style has a step.
///
/// Usually, swiping up or down steps an adjustable element. In a text field that is being edited,
/// however, the same swipes move the caret by characters or words. A swipe can do only one of the
/// two.
public enum NumericTextStepGesture: Sendable {
  /// Swipes step the value until editing begins. During editing, actions in the rotor step it.
  case automatic

  /// Swipes always step the value. The rotor still offers to move by characters and words.
  case swipes

  /// Two actions in the rotor step the value. Swipes always move the caret.
  case actions
}

extension NumericTextStepGesture {
  /// Returns whether swipes step the value.
  func usesSwipes(isEditing: Bool) -> Bool {
    switch self {
    case .automatic: !isEditing
    case .swipes: true
    case .actions: false
    }
  }
}
