// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
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

    /// The value in words, followed by a sentence about the rule that the value violates, if any.
    private var describedText: String {
      guard let violation = model.violation else { return model.spokenText }
      let sentence = model.sentence(for: violation, configuration.violationMessage)
      return "\(model.spokenText). \(sentence)"
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

    /// Announces why an edit was refused.
    func report(_ refusal: NumericTextRefusal) {
      guard refusal.isWorthSaying else { return }
      announce(model.sentence(for: refusal, configuration.refusalMessage))
      // tvOS and visionOS have no haptic feedback.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }

    /// Announces that the number was clamped to a bound, or that it violates a rule.
    ///
    /// A violation is announced only if it differs from `old`, the violation before the edit.
    func announceBounds(_ outcome: Outcome, since old: NumericTextViolation?) {
      if outcome.isClamped {
        announce(model.clampSentence(configuration.clampMessage))
      } else if let violation = model.violation, violation != old {
        announce(model.sentence(for: violation, configuration.violationMessage))
      }
    }

    private func announce(_ message: String) {
      guard configuration.announcesRefusals, UIAccessibility.isVoiceOverRunning else { return }
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }

  /// A VoiceOver action that the adapter has added, as opposed to the app's own actions.
  private final class StepAction: UIAccessibilityCustomAction {}
#endif
