// SPDX-License-Identifier: MIT

import SwiftUI
import TouchUser

/// A window that shows a view with a UIKit text field, and a simulated user of that field.
@MainActor
struct Screen {
  let host: ViewHost
  let field: UITextField
  let user: User

  /// Shows `view` in an American English environment.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field = host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    user = User(of: field) { [host] in host.event($0) }
  }

  var text: String { field.text ?? "" }

  var selection: Range<Int> { user.selection }

  var isEditing: Bool { field.isFirstResponder }

  var alignment: NSTextAlignment { field.textAlignment }

  /// The number of times that code, rather than the user, has set the text.
  var textWrites: Int { field.stage.writes }

  var hasDelegate: Bool { field.delegate != nil }

  var isMarked: Bool { field.markedTextRange != nil }

  /// The VoiceOver announcements since VoiceOver was turned on.
  var announcements: [String?] { UIAccessibility.announcements }

  func withVoiceOver(_ action: () -> Void) {
    UIAccessibility.announcements = []
    UIAccessibility.isVoiceOverRunning = true
    action()
    UIAccessibility.isVoiceOverRunning = false
  }
}
