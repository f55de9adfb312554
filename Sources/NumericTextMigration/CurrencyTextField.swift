// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // It sets up text fields of UIKit.
  import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  /// A field with the call site of CurrencyText: the text is bound, amounts go beside it.
  ///
  /// ```swift
  /// CurrencyTextField(
  ///   configuration: .init(text: $text, inputAmount: $amount, formatter: .default)
  /// )
  /// ```
  ///
  /// The text is the model: what it holds is the amount that is shown, and an empty text empties the
  /// field. New code is shorter with `NumericTextField`, which is bound to an amount.
  nonisolated public struct CurrencyTextField: View {
    private let configuration: CurrencyTextFieldConfiguration

    /// A field with a configuration.
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
        .onNumericTextEditingChanged(perform: configuration.onEditingChanged)
        .onNumericTextCommit(perform: configuration.onCommit)
        .numericTextFocus(focus)
        .numericTextConfiguration(configuration.textFieldConfiguration)
    }

    private var style: NumericTextStyle<Decimal> {
      configuration.formatter.style(clearsWhenValueIsZero: configuration.clearsWhenValueIsZero)
    }

    /// The amount in the text.
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
