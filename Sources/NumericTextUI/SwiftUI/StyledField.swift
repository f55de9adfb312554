// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  /// A field with its style: the platform's for live formatting, SwiftUI's own otherwise.
  struct StyledField<Label: View, Bound: NumericTextBoundValue>: View {
    let value: Binding<Bound>
    let style: NumericTextStyle<Bound.Number>
    let prompt: Text?
    let label: Label

    var body: some View {
      PlainField(value: value, style: style.formatting(.onCommit), prompt: prompt, label: label)
    }
  }
#endif
