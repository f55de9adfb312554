// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Gives VoiceOver the value in words, beside the text.
    func describe() {
      let isSpoken = NSWorkspace.shared.isVoiceOverEnabled
      field?.setAccessibilityValueDescription(isSpoken ? model.spokenText : nil)
    }

    /// Says why an edit was refused.
    func report(_ refusal: Refusal) {
      guard refusal.isWorthSaying else { return }
      if configuration.beepsOnRefusal { NSSound.beep() }
      guard configuration.announcesRefusals, NSWorkspace.shared.isVoiceOverEnabled,
        let window = field?.window
      else { return }
      NSAccessibility.post(
        element: window,
        notification: .announcementRequested,
        userInfo: [
          .announcement: configuration.refusalMessage(refusal),
          .priority: NSAccessibilityPriorityLevel.high.rawValue,
        ]
      )
    }
  }
#endif
