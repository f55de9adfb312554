// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  extension FieldEditorAdapter: FieldAdapter {
    /// Describes the value for VoiceOver, or removes the description while VoiceOver is off.
    func describe() {
      let isSpoken = NSWorkspace.shared.isVoiceOverEnabled
      field?.setAccessibilityValueDescription(isSpoken ? describedText : nil)
    }

    func signalRefusal() { if configuration.beepsOnRefusal { NSSound.beep() } }

    func announce(_ message: String) {
      guard NSWorkspace.shared.isVoiceOverEnabled, let window = field?.window else { return }
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
