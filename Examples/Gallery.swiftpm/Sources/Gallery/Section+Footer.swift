// SPDX-License-Identifier: MIT

import SwiftUI

extension Section where Parent == Text, Content: View, Footer == Text {
  /// Creates a section with texts above and below it.
  init(_ title: LocalizedStringKey, footer: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { Text(verbatim: footer) })
  }
}
