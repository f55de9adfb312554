// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  /// A text field of the platform with the prompt that SwiftUI draws.
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

    /// Drawn by SwiftUI, because its texts cannot be read back, and out of the way of all else.
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
