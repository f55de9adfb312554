// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // It sets up text fields of UIKit.
  import Foundation
  public import NumericText
  public import SwiftUI
  public import UIKit

  /// What a ``CurrencyTextField`` is bound to, and how it looks.
  @MainActor
  public struct CurrencyTextFieldConfiguration {
    let placeholder: String
    let text: Binding<String>
    let unformattedText: Binding<String?>?
    let inputAmount: Binding<Double?>?
    let hasFocus: Binding<Bool?>?
    let clearsWhenValueIsZero: Bool
    let formatter: CurrencyFormatter
    let textFieldConfiguration: @MainActor (UITextField) -> Void
    let onEditingChanged: @MainActor (Bool) -> Void
    let onCommit: @MainActor () -> Void

    /// A configuration.
    ///
    /// - Parameters:
    ///   - placeholder: What an empty field shows.
    ///   - text: The formatted text. An empty one empties the field.
    ///   - unformattedText: The amount as plain digits, such as `-1234.5`; nil for none.
    ///   - inputAmount: The amount as a binary number; nil for none.
    ///   - hasFocus: True gives the field the focus, false or nil takes it away.
    ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
    ///   - formatter: How amounts are written.
    ///   - textFieldConfiguration: Sets up the text field when it comes on screen.
    ///   - onEditingChanged: Hears true when editing begins, and false when it ends.
    ///   - onCommit: Hears of Return and of the loss of focus.
    public init(
      placeholder: String = "",
      text: Binding<String>,
      unformattedText: Binding<String?>? = nil,
      inputAmount: Binding<Double?>? = nil,
      hasFocus: Binding<Bool?>? = nil,
      clearsWhenValueIsZero: Bool = false,
      formatter: CurrencyFormatter = .default,
      textFieldConfiguration: @escaping @MainActor (UITextField) -> Void = { _ in },
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
      onCommit: @escaping @MainActor () -> Void = {}
    ) {
      self.placeholder = placeholder
      self.text = text
      self.unformattedText = unformattedText
      self.inputAmount = inputAmount
      self.hasFocus = hasFocus
      self.clearsWhenValueIsZero = clearsWhenValueIsZero
      self.formatter = formatter
      self.textFieldConfiguration = textFieldConfiguration
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
    }

    /// Writes an amount to the bindings beside the text, where it is new.
    func publish(_ amount: Decimal?) {
      let numeral = amount?.numeral
      let digits = numeral?.canonical.description
      if let unformattedText, unformattedText.wrappedValue != digits {
        unformattedText.wrappedValue = digits
      }
      let number = numeral.flatMap { Double(numeral: $0) }
      if let inputAmount, inputAmount.wrappedValue != number { inputAmount.wrappedValue = number }
    }
  }
#endif
