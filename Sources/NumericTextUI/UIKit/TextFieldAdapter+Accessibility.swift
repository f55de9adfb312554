// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Gives assistive technologies the value in words, and gestures where it can be stepped.
    ///
    /// Without VoiceOver the value is the text itself, which is what other tools look for.
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

    /// The value in words, followed by the rule that it breaks.
    private var describedText: String {
      guard let violation = model.violation else { return model.spokenText }
      let sentence = model.sentence(for: violation, configuration.violationMessage)
      return "\(model.spokenText). \(sentence)"
    }

    /// Lets VoiceOver step the value, where there is a step and a field that can.
    func describeSteps() {
      guard let textField = textField as? NumericTextInput else { return }
      if model.traits.hasStep {
        textField.accessibilityTraits.insert(.adjustable)
      } else {
        textField.accessibilityTraits.remove(.adjustable)
      }
    }

    /// Says why an edit was refused.
    func report(_ refusal: Refusal) {
      guard refusal.isWorthSaying else { return }
      announce(model.sentence(for: refusal, configuration.refusalMessage))
      // Apple TV and Apple Vision cannot be felt.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }

    /// Announces a bound that was put in place, or the rule that the number has come to break.
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
