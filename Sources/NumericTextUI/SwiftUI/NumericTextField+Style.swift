// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  nonisolated extension NumericTextField {
    /// Creates a field with a style and a custom label.
    ///
    /// ```swift
    /// NumericTextField(value: $weight, style: .number.suffix(" kg"), prompt: Text("0")) {
    ///   Text("Weight")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    ///   - prompt: The placeholder of an empty field. The default is the label.
    ///   - label: A view that describes the purpose of the field.
    public init(
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// Creates a field with a style and a localized title.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").bounds(0...))
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The localized title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a style and a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a localized title and a style in a trailing closure.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount) {
    ///   .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The localized title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    ///   - style: How the number is shown, and what can be typed.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<FieldValue>,
      prompt: Text? = nil,
      style: () -> NumericTextStyle<FieldValue.Number>
    ) {
      self.init(value, StyleSource(style()), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with an unlocalized title, and with a style in a trailing closure.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    ///   - style: How the number is shown, and what can be typed.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<FieldValue>,
      prompt: Text? = nil,
      style: () -> NumericTextStyle<FieldValue.Number>
    ) {
      self.init(value, StyleSource(style()), prompt: prompt, label: Text(title))
    }
  }
#endif
