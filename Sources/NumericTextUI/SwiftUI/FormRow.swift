// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// A field after its label, which is aligned with the other labels of a form.
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
