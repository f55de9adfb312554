// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// A row of a form: a label, and the field that it describes.
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
