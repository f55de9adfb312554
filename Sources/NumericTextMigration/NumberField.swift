// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A field with the call site of NumberField: the value changes with each key, the text is
  /// formatted when the focus goes.
  ///
  /// ```swift
  /// NumberField("Price", value: $price, formatter: formatter)
  /// ```
  nonisolated public struct NumberField<Bound: NumericTextBoundValue>: View {
    private let title: LocalizedStringKey
    private let value: Binding<Bound>
    private let formatter: NumberFormatter
    private let onEditingChanged: @MainActor (Bool) -> Void
    private let onCommit: @MainActor () -> Void

    /// A field with a formatter.
    ///
    /// - Parameters:
    ///   - title: What an empty field shows.
    ///   - value: The number, or optional number, as of the last key.
    ///   - formatter: How the number is shown while nobody edits it.
    ///   - onEditingChanged: Hears true when editing begins, and false when it ends.
    ///   - onCommit: Hears of Return and of the loss of focus.
    public init(
      _ title: LocalizedStringKey,
      value: Binding<Bound>,
      formatter: NumberFormatter,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
      onCommit: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.value = value
      self.formatter = formatter
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
    }

    /// The field.
    @MainActor public var body: some View {
      NumericTextField(title, value: value, formatter: formatter)
        .changingStyle { $0.formatting(.onCommit) }
        .onNumericTextEditingChanged(perform: onEditingChanged)
        .onNumericTextCommit(perform: onCommit)
    }
  }

  /// A number field for decimals that may be missing.
  public typealias DecimalField = NumberField<Decimal?>
#endif
