// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter: FieldAdapter {
    /// Sets the accessibility value of the field.
    ///
    /// While VoiceOver is on, it is the number in words. Otherwise, it is the text of the field, as
    /// other tools expect.
    func describe() {
      guard let textField else { return }
      if UIAccessibility.isVoiceOverRunning {
        textField.accessibilityValue = describedText
        isDescribed = true
      } else if isDescribed {
        textField.accessibilityValue = nil
        isDescribed = false
      }
    }

    /// Lets VoiceOver users change the value by steps, with swipes or actions, if the style has a
    /// step.
    ///
    /// - Parameter isEditing: Whether the field is being edited, in which case swipes usually move
    ///   the caret.
    func describeSteps(isEditing: Bool) {
      guard let textField else { return }
      removeSteps(from: textField)
      guard model.traits.hasStep else { return }
      if textField is NumericTextInput, configuration.stepGesture.usesSwipes(isEditing: isEditing) {
        textField.accessibilityTraits.insert(.adjustable)
      } else {
        textField.accessibilityCustomActions =
          (textField.accessibilityCustomActions ?? []) + [
            stepAction(configuration.stepUpLabel, by: 1),
            stepAction(configuration.stepDownLabel, by: -1),
          ]
      }
    }

    func removeSteps(from textField: UITextField) {
      if textField is NumericTextInput { textField.accessibilityTraits.remove(.adjustable) }
      textField.accessibilityCustomActions?.removeAll { $0 is StepAction }
    }

    private func stepAction(_ name: String, by count: Int) -> StepAction {
      StepAction(name: name) { [weak self] _ in
        self?.step(by: count)
        return self != nil
      }
    }

    func signalRefusal() {
      // tvOS and visionOS have no haptic feedback.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }

    func announce(_ message: String) {
      guard UIAccessibility.isVoiceOverRunning else { return }
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }

  /// A VoiceOver action that the adapter has added, as opposed to the app's own actions.
  private final class StepAction: UIAccessibilityCustomAction {}
#endif
