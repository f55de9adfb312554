// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import Foundation
  public import NumericText
  public import SwiftUI

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// What a ``CurrencyTextField`` is bound to, and how it looks.
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

    /// A configuration whose formatter may change.
    ///
    /// - Parameters:
    ///   - placeholder: The text that an empty field shows.
    ///   - text: The formatted text. An empty one empties the field.
    ///   - unformattedText: The amount as plain digits, such as `-1234.5`; nil for none.
    ///   - inputAmount: The amount as a binary number; nil for none.
    ///   - hasFocus: True gives the field the focus, false or nil takes it away.
    ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
    ///   - formatter: How amounts are written. A new formatter keeps the amount.
    ///   - textFieldConfiguration: Sets up the text field when it comes on screen.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called for Return, and when editing ends after an edit.
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

    /// A configuration with a formatter as it is, as before version 3.
    ///
    /// - Parameters:
    ///   - placeholder: The text that an empty field shows.
    ///   - text: The formatted text. An empty one empties the field.
    ///   - unformattedText: The amount as plain digits, such as `-1234.5`; nil for none.
    ///   - inputAmount: The amount as a binary number; nil for none.
    ///   - hasFocus: True gives the field the focus, false or nil takes it away.
    ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
    ///   - formatter: How amounts are written.
    ///   - textFieldConfiguration: Sets up the text field when it comes on screen.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called for Return, and when editing ends after an edit.
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

    /// A configuration of a text, a formatter and the focus alone.
    ///
    /// ```swift
    /// CurrencyTextField(configuration: .makeDefault(text: $text, formatter: $formatter))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The formatted text. An empty one empties the field.
    ///   - hasFocus: True gives the field the focus, false or nil takes it away.
    ///   - formatter: How amounts are written. A new formatter keeps the amount.
    /// - Returns: The configuration.
    public static func makeDefault(
      text: Binding<String>,
      hasFocus: Binding<Bool?>? = nil,
      formatter: Binding<CurrencyFormatter>
    ) -> Self {
      Self(text: text, hasFocus: hasFocus, formatter: formatter)
    }

    /// A configuration of a text, a formatter as it is and the focus alone, as before version 3.
    ///
    /// - Parameters:
    ///   - text: The formatted text. An empty one empties the field.
    ///   - hasFocus: True gives the field the focus, false or nil takes it away.
    ///   - formatter: How amounts are written.
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
