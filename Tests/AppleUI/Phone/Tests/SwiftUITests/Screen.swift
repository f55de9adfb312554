// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TouchUser
import UIKit

/// A view on screen with its first text field of UIKit, and a person in front of it.
@MainActor
struct Screen {
  let host: ViewHost
  let field: UITextField
  let user: User
  private let window = UIWindow(frame: .zero)

  /// Shows a view where people write English.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field = host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    user = User(of: field)
    window.addSubview(field)
  }

  var text: String { field.text ?? "" }

  var selection: Range<Int> { user.selection }

  /// How often code has set the text.
  var textWrites: Int { field.stage.writes }

  var hasDelegate: Bool { field.delegate != nil }

  var isMarked: Bool { field.markedTextRange != nil }

  /// What VoiceOver said since it was switched on.
  var announcements: [String?] { UIAccessibility.announcements }

  func withVoiceOver(_ action: () -> Void) {
    UIAccessibility.announcements = []
    UIAccessibility.isVoiceOverRunning = true
    action()
    UIAccessibility.isVoiceOverRunning = false
  }

  /// Lets the person do something, and SwiftUI draw what has changed.
  func act(_ action: (User) -> Void) { host.event { action(user) } }

  /// Lets run what was put off until after an update.
  func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      host.settle()
    }
  }
}

extension User {
  func mark(_ text: String) {
    field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
  }

  func unmark() { field.unmarkText() }
}
