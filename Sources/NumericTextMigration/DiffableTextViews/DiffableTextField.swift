// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A field with the call site of DiffableTextViews.
  ///
  /// ```swift
  /// DiffableTextField(value: $amount) {
  ///   .currency(code: "SEK")
  ///   .bounds((0 as Decimal)...)
  ///   .precision(integer: 1..., fraction: 2)
  /// }
  /// ```
  ///
  /// A value that breaks its rules is brought into them when the field gets the focus.
  nonisolated public struct DiffableTextField<Bound: NumericTextBoundValue>: View {
    private let field: NumericTextField<Text, Bound>

    /// A field with a style in braces.
    ///
    /// - Parameters:
    ///   - title: The text that an empty field shows.
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    public init(
      _ title: String = "",
      value: Binding<Bound>,
      style: () -> NumericTextStyle<Bound.Number>
    ) {
      self.init(title, value: value, style: style())
    }

    /// A field with a style.
    ///
    /// ```swift
    /// DiffableTextField("Amount", value: $amount, style: .number)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The text that an empty field shows.
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    public init(
      _ title: String = "",
      value: Binding<Bound>,
      style: NumericTextStyle<Bound.Number>
    ) {
      let style = style.normalizing(.onFocus)
      field = NumericTextField(title, value: value, style: style)
    }

    /// A field without a title and with a style in braces, as before version 4.
    ///
    /// - Parameters:
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    public init(_ value: Binding<Bound>, style: () -> NumericTextStyle<Bound.Number>) {
      self.init("", value: value, style: style())
    }

    /// A field without a title and with a style, as before version 4.
    ///
    /// - Parameters:
    ///   - value: The number, or optional number, that is typed.
    ///   - style: How it is shown and what may be typed.
    public init(_ value: Binding<Bound>, style: NumericTextStyle<Bound.Number>) {
      self.init("", value: value, style: style)
    }

    /// The field.
    @MainActor public var body: some View { field }
  }
#endif
