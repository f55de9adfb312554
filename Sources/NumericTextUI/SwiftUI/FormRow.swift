// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// A field with its label before it, in the column that a form has for labels.
  struct FormRow<Label: View, Field: View>: View {
    let label: Label
    @ViewBuilder let field: () -> Field

    var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *) {
        LabeledContent(content: field) { label }
      } else {
        HStack {
          label
          field()
        }
      }
    }
  }
#endif
