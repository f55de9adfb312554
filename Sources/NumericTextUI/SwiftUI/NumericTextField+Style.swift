// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  nonisolated extension NumericTextField {
    /// A field with a style and a label of its own.
    ///
    /// ```swift
    /// NumericTextField(value: $weight, style: .number.suffix(" kg"), prompt: Text("0")) {
    ///   Text("Weight")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    ///   - prompt: What an empty field shows. Without one it shows the label.
    ///   - label: What the field is for.
    public init(
      value: Binding<Bound>,
      style: NumericTextStyle<Bound.Number>,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// A field with a style and a title that is looked up in the app's texts.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").bounds(0...))
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<Bound>,
      style: NumericTextStyle<Bound.Number>,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a style and a title as it is.
    ///
    /// - Parameters:
    ///   - title: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<Bound>,
      style: NumericTextStyle<Bound.Number>,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: Text(title))
    }

    /// A field with a title that is looked up in the app's texts, and a style in braces.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount) {
    ///   .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    ///   - style: How it is shown and what may be typed.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<Bound>,
      prompt: Text? = nil,
      style: () -> NumericTextStyle<Bound.Number>
    ) {
      self.init(value, StyleSource(style()), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a title as it is, and a style in braces.
    ///
    /// - Parameters:
    ///   - title: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    ///   - style: How it is shown and what may be typed.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<Bound>,
      prompt: Text? = nil,
      style: () -> NumericTextStyle<Bound.Number>
    ) {
      self.init(value, StyleSource(style()), prompt: prompt, label: Text(title))
    }
  }
#endif
