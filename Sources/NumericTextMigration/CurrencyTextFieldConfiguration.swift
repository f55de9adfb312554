// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // Configures a `UITextField`.
  import Foundation
  public import NumericText
  public import SwiftUI
  public import UIKit

  /// The bindings, the formatter and the appearance of a ``CurrencyTextField``.
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

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of an empty field.
    ///   - text: The formatted text. Setting it to an empty string empties the field.
    ///   - unformattedText: The amount as plain digits, such as `-1234.5`, or nil.
    ///   - inputAmount: The amount as a binary floating-point number, or nil.
    ///   - hasFocus: Whether the field has focus. Setting it to false or nil removes focus.
    ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
    ///   - formatter: The formatter of amounts.
    ///   - textFieldConfiguration: Configures the text field when it appears.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called when Return is pressed or the field loses focus.
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

    /// Updates the bindings for the amount, if they differ.
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
