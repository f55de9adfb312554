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
        textField.accessibilityValue = model.spokenText
        isDescribed = true
      } else if isDescribed {
        textField.accessibilityValue = nil
        isDescribed = false
      }
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
      if configuration.announcesRefusals, UIAccessibility.isVoiceOverRunning {
        let message = configuration.refusalMessage(refusal)
        UIAccessibility.post(notification: .announcement, argument: message)
      }
      // Apple TV and Apple Vision cannot be felt.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }
  }
#endif
