// SPDX-License-Identifier: MIT

import SwiftUI

@testable import NumericTextUI

/// A window that shows a view with a UIKit or AppKit text field, and a simulated user of that
/// field.
struct Screen {
  let host: ViewHost
  let field: PlatformTextField
  let user: User

  /// Shows `view` in an American English environment.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field = host.fields.first ?? User.makeField()
    user = User(of: field) { [host] in host.event($0) }
  }

  /// Shows a view that stores `value`, in an American English environment.
  ///
  /// ```swift
  /// Screen(false) { $isOn in Button("Switch") { isOn.toggle() } }
  /// ```
  init<Value, Content: View>(
    _ value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.init(Stateful(value, content: content))
  }

  var text: String { user.text }
}

extension ViewHost {
  /// The UIKit or AppKit text fields on screen.
  var fields: [PlatformTextField] { platformViews.compactMap { $0.view as? PlatformTextField } }

  /// The texts that these fields show.
  var fieldTexts: [String] { fields.map(\.shownText) }
}
