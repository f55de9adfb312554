// SPDX-License-Identifier: MIT

/// The VoiceOver gesture on a touch screen that raises or lowers the value by one step.
///
/// The gesture has an effect only if the style has a step.
///
/// In VoiceOver, swiping up or down usually changes the value of a control such as a slider. In a
/// text field that is being edited, however, the same swipes move the caret by characters or words.
/// A swipe can do only one of the two.
public enum NumericTextStepGesture: Sendable {
  /// A swipe up or down changes the value by one step until editing begins.
  ///
  /// During editing, swipes move the caret, and two actions in the rotor change the value.
  case automatic

  /// A swipe up or down always changes the value by one step.
  ///
  /// The rotor still offers to move the caret by characters and words.
  case swipes

  /// Two actions in the rotor change the value by one step.
  ///
  /// Swipes always move the caret.
  case actions
}

extension NumericTextStepGesture {
  /// Returns whether a swipe up or down changes the value by one step.
  func usesSwipes(isEditing: Bool) -> Bool {
    switch self {
    case .automatic: !isEditing
    case .swipes: true
    case .actions: false
    }
  }
}
