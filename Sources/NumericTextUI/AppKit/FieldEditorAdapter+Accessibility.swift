// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Describes the value for VoiceOver, or removes the description while VoiceOver is off.
    func describe() {
      let isSpoken = NSWorkspace.shared.isVoiceOverEnabled
      field?.setAccessibilityValueDescription(isSpoken ? describedText : nil)
    }

    /// The value in words, followed by a sentence about the rule that the value violates, if any.
    private var describedText: String {
      guard let violation = model.violation else { return model.spokenText }
      let sentence = model.sentence(for: violation, configuration.violationMessage)
      return "\(model.spokenText). \(sentence)"
    }

    /// Announces why an edit was refused.
    func report(_ refusal: NumericTextRefusal) {
      guard refusal.isWorthSaying else { return }
      if configuration.beepsOnRefusal { NSSound.beep() }
      announce(model.sentence(for: refusal, configuration.refusalMessage))
    }

    /// Announces that the number was clamped to a bound, or that it now violates a rule.
    ///
    /// `old` is the rule that it violated before, which is not announced again.
    func announceBounds(_ outcome: Outcome, since old: NumericTextViolation?) {
      if outcome.isClamped {
        announce(model.clampSentence(configuration.clampMessage))
      } else if let violation = model.violation, violation != old {
        announce(model.sentence(for: violation, configuration.violationMessage))
      }
    }

    private func announce(_ message: String) {
      guard configuration.announcesRefusals, NSWorkspace.shared.isVoiceOverEnabled,
        let window = field?.window
      else { return }
      NSAccessibility.post(
        element: window,
        notification: .announcementRequested,
        userInfo: [
          .announcement: message,
          .priority: NSAccessibilityPriorityLevel.high.rawValue,
        ]
      )
    }
  }

  extension NSWorkspace {
    /// Calls `action` on the main actor whenever VoiceOver is turned on or off.
    ///
    /// The system can report this on any thread.
    nonisolated func onVoiceOverChange(
      _ action: @escaping @MainActor @Sendable () -> Void
    ) -> NSKeyValueObservation {
      observe(\.isVoiceOverEnabled) { _, _ in onMainActor(action) }
    }
  }
#endif
