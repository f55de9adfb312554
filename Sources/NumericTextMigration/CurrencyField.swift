// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

  /// A field for an amount in the currency of the environment's locale.
  ///
  /// It replaces the `CurrencyField` of the package CurrencyField, and has the same initializer.
  ///
  /// ```swift
  /// CurrencyField(
  ///   "Enter meal cost",
  ///   value: Binding(
  ///     get: { amount.map { NSDecimalNumber(decimal: $0) } },
  ///     set: { amount = $0?.decimalValue }
  ///   )
  /// )
  /// ```
  ///
  /// This is SwiftUI's own text field, so all of SwiftUI's modifiers apply, but
  /// `keyboardType(_:)` only to the field itself. It shows plain digits during editing, and adds the
  /// currency symbol when it loses focus.
  nonisolated public struct CurrencyField: View {
    private let title: String
    private let value: Binding<NSNumber?>

    @Environment(\.locale) private var locale

    /// Creates a field for an amount.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: The amount, or nil for an empty field.
    public init(_ title: String, value: Binding<NSNumber?>) {
      self.title = title
      self.value = value
    }

    /// The content of the view.
    @MainActor public var body: some View {
      NumericTextField(title, value: decimal, style: style)
    }

    private var style: NumericTextStyle<Decimal> {
      CurrencyFormatter { $0.locale = locale }.style(entry: .natural)
        .bounds(0...)
        .formatting(.onCommit)
    }

    private var decimal: Binding<Decimal?> {
      let value = value
      return Binding(
        get: { value.wrappedValue?.decimalValue },
        set: { value.wrappedValue = $0.map { NSDecimalNumber(decimal: $0) } }
      )
    }
  }

  // Only platforms with `UITextField` have keyboard types.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension CurrencyField {
      /// Sets the keyboard.
      ///
      /// By default, the keys of the keyboard depend on the currency.
      public func keyboardType(_ type: UIKeyboardType) -> some View { numericTextKeyboard(type) }
    }
  #endif
#endif
