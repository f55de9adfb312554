// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A replacement for the field of the DiffableTextViews package, with the same initializers.
  ///
  /// ```swift
  /// DiffableTextField(value: $amount) {
  ///   .currency(code: "SEK")
  ///   .bounds((0 as Decimal)...)
  ///   .precision(integer: 1..., fraction: 2)
  /// }
  /// ```
  ///
  /// A value that violates the rules of the style is adjusted when the field receives focus. Both
  /// `.` and `,` can be typed as the decimal separator, as in DiffableTextViews.
  nonisolated public struct DiffableTextField<FieldValue: NumericTextBoundValue>: View {
    private let field: NumericTextField<Text, FieldValue>

    /// Creates a field with a style in a trailing closure.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(
      _ title: String = "",
      value: Binding<FieldValue>,
      style: () -> NumericTextStyle<FieldValue.Number>
    ) {
      self.init(title, value: value, style: style())
    }

    /// Creates a field with a style.
    ///
    /// ```swift
    /// DiffableTextField("Amount", value: $amount, style: .number)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(
      _ title: String = "",
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>
    ) {
      let style = style.normalizing(.onFocus).separators(.any)
      field = NumericTextField(title, value: value, style: style)
    }

    /// Creates a field without a title, with a style in a trailing closure, as in DiffableTextViews
    /// before version 4.
    ///
    /// - Parameters:
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(_ value: Binding<FieldValue>, style: () -> NumericTextStyle<FieldValue.Number>) {
      self.init("", value: value, style: style())
    }

    /// Creates a field without a title, as in DiffableTextViews before version 4.
    ///
    /// - Parameters:
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(_ value: Binding<FieldValue>, style: NumericTextStyle<FieldValue.Number>) {
      self.init("", value: value, style: style)
    }

    /// The content of the view.
    @MainActor public var body: some View { field }
  }
#endif
