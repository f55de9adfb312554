// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A field with the call site of CurrencyField: an amount in the currency of the surroundings.
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
  /// It is SwiftUI's own field, which all modifiers of SwiftUI reach. Plain digits are typed; the
  /// symbol comes back when the focus goes.
  nonisolated public struct CurrencyField: View {
    private let title: String
    private let value: Binding<NSNumber?>

    @Environment(\.locale) private var locale

    /// A field for an amount.
    ///
    /// - Parameters:
    ///   - title: What an empty field shows.
    ///   - value: The amount, nil for an empty field.
    public init(_ title: String, value: Binding<NSNumber?>) {
      self.title = title
      self.value = value
    }

    /// The field.
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
#endif
