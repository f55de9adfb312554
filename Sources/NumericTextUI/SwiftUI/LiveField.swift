// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  /// A platform's text field with a placeholder drawn by SwiftUI.
  struct LiveField<Label: View, Bound: NumericTextBoundValue>: View {
    let value: Binding<Bound>
    let style: NumericTextStyle<Bound.Number>
    let prompt: Text?
    let label: Label

    @State private var shown: ShownText<Bound>?
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.fieldFont) private var font

    var body: some View {
      if let title = label as? Text {
        field.accessibilityLabel(title)
      } else {
        field
      }
    }

    private var field: some View {
      PlatformField(value: value, style: style, shown: $shown)
        .overlay(alignment: alignment.frame) {
          if ShownText.isEmpty(value.wrappedValue, style, last: shown) { placeholder }
        }
    }

    /// The placeholder.
    ///
    /// SwiftUI draws it because the string of a `Text` is not accessible.
    private var placeholder: some View {
      Group { if let prompt { prompt } else { label } }
        .font(font)
        .foregroundColor(.placeholder)
        .lineLimit(1)
        .padding(.horizontal, PlatformTextField.promptInset)
        .allowsHitTesting(false)
        .accessibilityHidden(prompt != nil || label is Text)
    }
  }

  extension TextAlignment {
    fileprivate var frame: Alignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }
#endif
