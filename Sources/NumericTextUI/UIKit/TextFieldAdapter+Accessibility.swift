// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter: FieldAdapter {
    /// Sets the accessibility value of the field.
    ///
    /// While VoiceOver is on, it is the number in words. Otherwise, or if the field is empty, UIKit
    /// provides the value: the text or the placeholder.
    func describe() {
      guard let textField else { return }
      let words = UIAccessibility.isVoiceOverRunning ? describedText : nil
      if words != nil || isDescribed { textField.accessibilityValue = words }
      isDescribed = words != nil
    }

    /// Whether VoiceOver swipes change the value by steps.
    var stepsBySwipes: Bool {
      model.traits.hasStep && configuration.stepGesture.usesSwipes(isEditing: model.engine.isActive)
    }

    /// Adds VoiceOver actions that change the value by steps, if the style has a step and swipes
    /// don't change the value.
    func describeSteps() {
      guard let textField else { return }
      removeSteps(from: textField)
      guard model.traits.hasStep, !(textField is NumericTextInput && stepsBySwipes) else { return }
      textField.accessibilityCustomActions =
        (textField.accessibilityCustomActions ?? []) + [
          stepAction(configuration.stepUpLabel, .increase, by: 1),
          stepAction(configuration.stepDownLabel, .decrease, by: -1),
        ]
    }

    func removeSteps(from textField: UITextField) {
      textField.accessibilityCustomActions?.removeAll { $0 is StepAction }
    }

    private func stepAction(_ name: String?, _ other: Sentence, by count: Int) -> StepAction {
      StepAction(name: name ?? other.text(in: model.locale)) { [weak self] _ in
        self?.edit(.step(by: count))
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
