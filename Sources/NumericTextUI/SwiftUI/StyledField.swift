// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  /// A field with a style: a UIKit or AppKit text field for live formatting, otherwise SwiftUI's
  /// own text field.
  struct StyledField<Label: View, FieldValue: NumericTextBoundValue>: View {
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>
    let prompt: Text?
    let label: Label

    var body: some View {
      // watchOS has only SwiftUI's own text field.
      #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
        if style.formatting == .live {
          LiveField(value: value, style: style, prompt: prompt, label: label)
        } else {
          plainField
        }
      #else
        plainField
      #endif
    }

    private var plainField: some View {
      PlainField(value: value, style: style.formatting(.onCommit), prompt: prompt, label: label)
    }
  }
#endif
