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
      textField.accessibilityValue = UIAccessibility.isVoiceOverRunning ? model.spokenText : nil
      if model.traits.hasStep, textField is NumericTextInput {
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
