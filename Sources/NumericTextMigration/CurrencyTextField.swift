// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // Configures a `UITextField`.
  import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A replacement for the field of CurrencyText with the same initializer.
  ///
  /// It is bound to its text; bindings for the amount are optional.
  ///
  /// ```swift
  /// CurrencyTextField(
  ///   configuration: .init(text: $text, inputAmount: $amount, formatter: .default)
  /// )
  /// ```
  ///
  /// The text determines the amount, and an empty text empties the field. In new code, use
  /// `NumericTextField`, which is bound to an amount.
  nonisolated public struct CurrencyTextField: View {
    private let configuration: CurrencyTextFieldConfiguration

    /// Creates a field from a configuration.
    public init(configuration: CurrencyTextFieldConfiguration) {
      self.configuration = configuration
    }

    /// The field.
    @MainActor public var body: some View {
      let configuration = configuration
      let text = configuration.text
      NumericTextField(configuration.placeholder, value: amount, style: style)
        .onNumericText { if text.wrappedValue != $0 { text.wrappedValue = $0 } }
        .onNewValue(of: text.wrappedValue) { _ in configuration.publish(amount.wrappedValue) }
        .onEditingChanged(perform: configuration.onEditingChanged)
        .onCommit(perform: configuration.onCommit)
        .numericTextFocus(focus)
        .numericTextConfiguration(configuration.textFieldConfiguration)
    }

    private var style: NumericTextStyle<Decimal> {
      configuration.formatter.style(clearsWhenValueIsZero: configuration.clearsWhenValueIsZero)
    }

    /// The amount that the text represents.
    @MainActor private var amount: Binding<Decimal?> {
      let configuration = configuration
      return Binding(
        get: {
          MainActor.assumeIsolated {
            configuration.formatter.decimal(from: configuration.text.wrappedValue)
          }
        },
        set: { amount in MainActor.assumeIsolated { configuration.publish(amount) } }
      )
    }

    private var focus: Binding<Bool> {
      let hasFocus = configuration.hasFocus
      return Binding(
        get: { hasFocus?.wrappedValue ?? false },
        set: { hasFocus?.wrappedValue = $0 }
      )
    }
  }
#endif
