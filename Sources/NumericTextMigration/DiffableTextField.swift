// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A replacement for the field of DiffableTextViews with the same initializer.
  ///
  /// ```swift
  /// DiffableTextField($amount) {
  ///   .currency(code: "SEK")
  ///   .bounds((0 as Decimal)...)
  ///   .precision(integer: 1..., fraction: 2)
  /// }
  /// ```
  ///
  /// A value that violates the rules is adjusted when the field receives focus.
  nonisolated public struct DiffableTextField<Bound: NumericTextBoundValue>: View {
    private let field: NumericTextField<Text, Bound>

    /// Creates a field without a title.
    ///
    /// - Parameters:
    ///   - value: The number or optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(_ value: Binding<Bound>, style: () -> NumericTextStyle<Bound.Number>) {
      self.init("", value: value, style: style)
    }

    /// Creates a field with a title.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: The number or optional number.
    ///   - style: How the number is shown, and what can be typed.
    public init(
      _ title: some StringProtocol,
      value: Binding<Bound>,
      style: () -> NumericTextStyle<Bound.Number>
    ) {
      let style = style().normalizing(.onFocus)
      field = NumericTextField(String(title), value: value, style: style)
    }

    /// The field.
    @MainActor public var body: some View { field }
  }
#endif
