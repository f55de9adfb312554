// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI

/// A window that shows a view with an AppKit text field, and a simulated user of that field.
struct Screen {
  let host: ViewHost
  let field: NSTextField
  let user: User

  /// Shows `view` in an American English environment.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field =
      host.platformViews.lazy.compactMap { $0.view as? NSTextField }.first
      ?? NSTextField(frame: .zero)
    user = User(of: field, event: host.event)
  }

  var text: String { field.stringValue }

  var alignment: NSTextAlignment { field.alignment }

  /// Always zero, because the AppKit stand-in doesn't count how often code sets the text.
  var textWrites: Int { 0 }

  var hasDelegate: Bool { field.delegate != nil }

  var isMarked: Bool { user.editor?.hasMarkedText() ?? false }
}
