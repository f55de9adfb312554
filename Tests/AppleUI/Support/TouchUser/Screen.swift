// SPDX-License-Identifier: MIT

package import SwiftUI
package import UIKit

/// A window that shows a view with a UIKit text field, and a simulated user of that field.
@MainActor
package struct Screen {
  package let host: ViewHost
  package let field: UITextField
  package let user: User

  /// Shows `view` in an American English environment.
  package init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field = host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    user = User(of: field) { [host] in host.event($0) }
  }

  package var text: String { field.text ?? "" }

  package var alignment: NSTextAlignment { field.textAlignment }

  /// The number of times that code, rather than the user, has set the text.
  package var textWrites: Int { field.stage.writes }

  package var hasDelegate: Bool { field.delegate != nil }

  package var isMarked: Bool { field.markedTextRange != nil }
}
