// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Updates the accessibility value: the value in words for VoiceOver.
    ///
    /// Without VoiceOver the accessibility value is the text, which other tools expect.
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

    /// The value in words, followed by the rule that it violates.
    private var describedText: String {
      guard let violation = model.violation else { return model.spokenText }
      let sentence = model.sentence(for: violation, configuration.violationMessage)
      return "\(model.spokenText). \(sentence)"
    }

    /// Lets VoiceOver step the value if the style has a step and the field supports it.
    func describeSteps() {
      guard let textField = textField as? NumericTextInput else { return }
      if model.traits.hasStep {
        textField.accessibilityTraits.insert(.adjustable)
      } else {
        textField.accessibilityTraits.remove(.adjustable)
      }
    }

    /// Announces why an edit was refused.
    func report(_ refusal: Refusal) {
      guard refusal.isWorthSaying else { return }
      announce(model.sentence(for: refusal, configuration.refusalMessage))
      // tvOS and visionOS have no haptic feedback.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }

    /// Announces that the number was clamped, or that it now violates another rule.
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
#endif
