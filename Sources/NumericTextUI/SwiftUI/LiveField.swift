// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // UIKit and AppKit use the same names for the metrics of fonts.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A UIKit or AppKit text field that formats while typing, with a placeholder drawn by SwiftUI.
  struct LiveField<Label: View, FieldValue: NumericTextBoundValue>: View {
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>
    let prompt: Text?
    let label: Label

    @State private var shown: ShownText<FieldValue>?
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.fieldFont) private var font
    @Environment(\.platformFont) private var platformFont
    @Environment(\.fieldOptions) private var options

    var body: some View {
      if options.showsFormLabel {
        FormRow(label: formLabel) { field }
      } else {
        field
      }
    }

    /// The label before the field.
    ///
    /// If `allowsScrubbing` is set, dragging the label changes the number.
    @ViewBuilder private var formLabel: some View {
      #if !os(tvOS)
        if options.allowsScrubbing {
          label.numericTextScrubbing(value, style: style)
        } else {
          label
        }
      #else
        label
      #endif
    }

    /// The field with its placeholder.
    ///
    /// The placeholder is in a stack rather than an overlay, so that the ideal width of the field
    /// includes the placeholder.
    private var field: some View {
      let offset = baselineOffset
      return ZStack(alignment: alignment.frame) {
        PlatformField(value: value, style: style, shown: $shown).named(by: label)
        if showsPrompt { placeholder }
      }
      .alignmentGuide(.firstTextBaseline) { $0.height / 2 + offset }
      .alignmentGuide(.lastTextBaseline) { $0.height / 2 + offset }
    }

    /// The distance from the center of the field down to the baseline of its text, which is
    /// centered vertically.
    ///
    /// SwiftUI knows the baseline of the placeholder, but not the baseline of a UIKit or AppKit
    /// text field. Without this distance, the field would move in its row when the placeholder
    /// disappears.
    private var baselineOffset: CGFloat { (platformFont.ascender + platformFont.descender) / 2 }

    /// Whether to show the placeholder: the prompt, or else the label.
    ///
    /// If the label is already shown beside the field, it isn't repeated as the placeholder.
    private var showsPrompt: Bool {
      (prompt != nil || !options.showsFormLabel)
        && ShownText.isEmpty(value.wrappedValue, style, last: shown)
    }

    /// The prompt, or else the label.
    ///
    /// SwiftUI draws it, because the string of a `Text` can't be read and passed to UIKit or
    /// AppKit.
    private var placeholder: some View {
      Group { if let prompt { prompt } else { label } }
        .font(font)
        .foregroundColor(.placeholder)
        .lineLimit(1)
        .padding(.horizontal, PlatformTextField.promptInset(options.border))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
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

  /// A UIKit or AppKit text field that formats a number while it is typed.
  struct PlatformField<FieldValue: NumericTextBoundValue> {
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>
    let shown: Binding<ShownText<FieldValue>?>

    @MainActor func makeCoordinator() -> FieldCoordinator<FieldValue> {
      FieldCoordinator(value.wrappedValue, style)
    }
  }

  /// A row of a form: a label, and the field that it describes.
  private struct FormRow<Label: View, Field: View>: View {
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
