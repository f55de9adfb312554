// SPDX-License-Identifier: MIT

// Tests with a user of AppKit fields need AppKit, so this module re-exports it.
@_exported public import AppKit

extension User {
  /// The VoiceOver announcements in the window.
  var announcements: [String?] {
    NSAccessibility.posted.filter { $0.element === window }.map(\.text)
  }

  /// What VoiceOver says after the text, or nil.
  var spokenValue: String? { field.accessibilityValueDescription() }

  func withVoiceOver(_ action: () -> Void) {
    NSWorkspace.shared.isVoiceOverEnabled = true
    action()
    NSWorkspace.shared.isVoiceOverEnabled = false
  }
}
