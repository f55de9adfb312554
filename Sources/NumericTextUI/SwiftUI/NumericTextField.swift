// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  public import NumericText
  public import SwiftUI

  /// A text field that formats a number after every key, with a binding to its exact value.
  ///
  /// ```swift
  /// @State private var amount: Decimal = 0
  ///
  /// NumericTextField("Amount", value: $amount) {
  ///   .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
  /// }
  /// ```
  ///
  /// Bind the field to a number, or to an optional number for a field that can be empty. By
  /// default, the bound value changes whenever the number changes, and never otherwise.
  ///
  /// The default locale is the locale of the environment. A field with live formatting is a UIKit
  /// or AppKit text field. With `formatting(.onCommit)`, and on watchOS, it is SwiftUI's own text
  /// field, to which all of SwiftUI's modifiers apply.
  nonisolated public struct NumericTextField<Label: View, FieldValue: NumericTextBoundValue>: View {
    let value: Binding<FieldValue>
    let source: StyleSource<FieldValue.Number>
    let prompt: Text?
    let label: Label
    private var change:
      (NumericTextStyle<FieldValue.Number>) -> NumericTextStyle<FieldValue.Number> = { $0 }

    /// The modifiers that are applied to the field itself.
    var modifiers = FieldModifiers()

    @Environment(\.locale) private var locale

    init(
      _ value: Binding<FieldValue>,
      _ source: StyleSource<FieldValue.Number>,
      prompt: Text?,
      label: Label
    ) {
      self.value = value
      self.source = source
      self.prompt = prompt
      self.label = label
    }

    /// Returns a field that applies `change` to its style.
    package func changingStyle(
      _ change:
        @escaping (NumericTextStyle<FieldValue.Number>) -> NumericTextStyle<FieldValue.Number>
    ) -> Self {
      var field = self
      field.change = change
      return field
    }

    /// The field with its modifiers.
    @MainActor public var body: some View {
      switch source.style(locale) {
      case .success(let style):
        let style = change(style)
        modifiers.apply(to: field(style), isLive: style.formatting == .live)
      case .failure(let error):
        modifiers.apply(to: nativeField(because: error), isLive: false)
      }
    }

    /// A UIKit or AppKit text field for live formatting, otherwise SwiftUI's own text field.
    @MainActor @ViewBuilder
    private func field(_ style: NumericTextStyle<FieldValue.Number>) -> some View {
      // watchOS has only SwiftUI's own text field.
      #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
        if style.formatting == .live {
          LiveField(value: value, style: style, prompt: prompt, label: label)
        } else {
          plainField(style)
        }
      #else
        plainField(style)
      #endif
    }

    @MainActor
    private func plainField(_ style: NumericTextStyle<FieldValue.Number>) -> some View {
      PlainField(value: value, style: style.formatting(.onCommit), prompt: prompt, label: label)
    }

    @MainActor private func nativeField(because error: NumericTextFormatError) -> AnyView {
      error.logOnce()
      return source.nativeField(value.number, prompt, AnyView(label))
    }
  }
#endif
