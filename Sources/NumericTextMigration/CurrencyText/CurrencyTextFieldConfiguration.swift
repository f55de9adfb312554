// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import Foundation
  public import NumericText
  public import SwiftUI

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The bindings and options of a ``CurrencyTextField``.
  ///
  /// ```swift
  /// CurrencyTextField(
  ///   configuration: CurrencyTextFieldConfiguration(
  ///     placeholder: "Price",
  ///     text: $text,
  ///     inputAmount: $amount,
  ///     formatter: $formatter
  ///   )
  /// )
  /// ```
  @MainActor
  public struct CurrencyTextFieldConfiguration {
    let placeholder: String
    let text: Binding<String>
    let unformattedText: Binding<String?>?
    let inputAmount: Binding<Double?>?
    let hasFocus: Binding<Bool?>?
    let clearsWhenValueIsZero: Bool
    let formatter: Binding<CurrencyFormatter>
    let textFieldConfiguration: ((CurrencyPlatformTextField) -> Void)?
    let onEditingChanged: ((Bool) -> Void)?
    let onCommit: (() -> Void)?

    /// Creates a configuration with a bound formatter.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of an empty field.
    ///   - text: The formatted text. An empty text empties the field.
    ///   - unformattedText: The amount as plain digits such as `-1234.5`, or nil.
    ///   - inputAmount: The amount as a floating-point number, or nil.
    ///   - hasFocus: Whether the field has focus. Setting it to false or nil removes the focus.
    ///   - clearsWhenValueIsZero: Whether the field is empty if the amount is zero.
    ///   - formatter: The formatter. Changing it keeps the amount.
    ///   - textFieldConfiguration: A closure that configures the text field when it appears.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called when Return is pressed, and when editing ends after an edit.
    public init(
      placeholder: String = "",
      text: Binding<String>,
      unformattedText: Binding<String?>? = nil,
      inputAmount: Binding<Double?>? = nil,
      hasFocus: Binding<Bool?>? = nil,
      clearsWhenValueIsZero: Bool = false,
      formatter: Binding<CurrencyFormatter>,
      textFieldConfiguration: ((CurrencyPlatformTextField) -> Void)? = nil,
      onEditingChanged: ((Bool) -> Void)? = nil,
      onCommit: (() -> Void)? = nil
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

    /// Creates a configuration with a constant formatter, as in CurrencyText before version 3.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of an empty field.
    ///   - text: The formatted text. An empty text empties the field.
    ///   - unformattedText: The amount as plain digits such as `-1234.5`, or nil.
    ///   - inputAmount: The amount as a floating-point number, or nil.
    ///   - hasFocus: Whether the field has focus. Setting it to false or nil removes the focus.
    ///   - clearsWhenValueIsZero: Whether the field is empty if the amount is zero.
    ///   - formatter: The formatter.
    ///   - textFieldConfiguration: A closure that configures the text field when it appears.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called when Return is pressed, and when editing ends after an edit.
    public init(
      placeholder: String = "",
      text: Binding<String>,
      unformattedText: Binding<String?>? = nil,
      inputAmount: Binding<Double?>? = nil,
      hasFocus: Binding<Bool?>? = nil,
      clearsWhenValueIsZero: Bool = false,
      formatter: CurrencyFormatter = .default,
      textFieldConfiguration: ((CurrencyPlatformTextField) -> Void)? = nil,
      onEditingChanged: ((Bool) -> Void)? = nil,
      onCommit: (() -> Void)? = nil
    ) {
      self.init(
        placeholder: placeholder,
        text: text,
        unformattedText: unformattedText,
        inputAmount: inputAmount,
        hasFocus: hasFocus,
        clearsWhenValueIsZero: clearsWhenValueIsZero,
        formatter: .constant(formatter),
        textFieldConfiguration: textFieldConfiguration,
        onEditingChanged: onEditingChanged,
        onCommit: onCommit
      )
    }

    /// Returns a configuration with bindings to the text, the formatter and the focus, but no other
    /// options.
    ///
    /// ```swift
    /// CurrencyTextField(configuration: .makeDefault(text: $text, formatter: $formatter))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The formatted text. An empty text empties the field.
    ///   - hasFocus: Whether the field has focus. Setting it to false or nil removes the focus.
    ///   - formatter: The formatter. Changing it keeps the amount.
    /// - Returns: The configuration.
    public static func makeDefault(
      text: Binding<String>,
      hasFocus: Binding<Bool?>? = nil,
      formatter: Binding<CurrencyFormatter>
    ) -> Self {
      Self(text: text, hasFocus: hasFocus, formatter: formatter)
    }

    /// Returns a configuration with a constant formatter and bindings to the text and the focus,
    /// but no other options.
    ///
    /// CurrencyText before version 3 has the same method.
    ///
    /// - Parameters:
    ///   - text: The formatted text. An empty text empties the field.
    ///   - hasFocus: Whether the field has focus. Setting it to false or nil removes the focus.
    ///   - formatter: The formatter.
    /// - Returns: The configuration.
    public static func makeDefault(
      text: Binding<String>,
      hasFocus: Binding<Bool?>? = nil,
      formatter: CurrencyFormatter
    ) -> Self {
      Self(text: text, hasFocus: hasFocus, formatter: formatter)
    }
  }
#endif
