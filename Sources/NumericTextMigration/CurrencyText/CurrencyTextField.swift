// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A field with the call site of CurrencyText: the text is bound, amounts go beside it.
  ///
  /// ```swift
  /// CurrencyTextField(
  ///   configuration: .init(text: $text, inputAmount: $amount, formatter: .default)
  /// )
  /// ```
  ///
  /// The text is the model: the amount in it is shown, and an empty text empties the field. New code
  /// is shorter with `NumericTextField`, which is bound to an amount.
  nonisolated public struct CurrencyTextField: View {
    private let configuration: CurrencyTextFieldConfiguration

    /// A field with a configuration.
    public init(configuration: CurrencyTextFieldConfiguration) {
      self.configuration = configuration
    }

    /// The field.
    @MainActor public var body: some View {
      BoundCurrencyField(
        text: configuration.text,
        formatter: configuration.formatter,
        configuration: configuration
      )
    }
  }

  /// The field of a configuration.
  ///
  /// The text and the formatter are properties of the view, so that SwiftUI follows their changes.
  private struct BoundCurrencyField: View {
    @Binding var text: String
    @Binding var formatter: CurrencyFormatter
    let configuration: CurrencyTextFieldConfiguration

    var body: some View {
      let configuration = configuration
      NumericTextField(configuration.placeholder, value: amount, style: style)
        .onNumericText { if text != $0 { text = $0 } }
        .onNewValue(of: text) { _ in publish(amount.wrappedValue) }
        .onNewValue(of: formatter) { _ in format() }
        .onAppear {
          format()
          publish(amount.wrappedValue)
        }
        .onNumericTextEditingChanged { configuration.onEditingChanged?($0) }
        .onNumericTextCommitCause { if $0.isCommitOfEdit { configuration.onCommit?() } }
        .numericTextFocus(focus)
        .numericTextConfiguration { configuration.setUp($0) }
    }

    private var style: NumericTextStyle<Decimal> {
      formatter.style(clearsWhenValueIsZero: configuration.clearsWhenValueIsZero)
    }

    /// The amount in the text.
    private var amount: Binding<Decimal?> {
      Binding(
        get: { MainActor.assumeIsolated { formatter.decimal(from: text) } },
        set: { amount in MainActor.assumeIsolated { publish(amount) } }
      )
    }

    private var focus: Binding<Bool> {
      let hasFocus = configuration.hasFocus
      return Binding(
        get: { hasFocus?.wrappedValue ?? false },
        set: { hasFocus?.wrappedValue = $0 }
      )
    }

    /// Writes the amount in the text as the formatter does, so that the text is what is shown.
    private func format() {
      guard let amount = amount.wrappedValue, amount != 0 else { return }
      let shown = style.format(amount)
      if text != shown { text = shown }
    }

    /// Writes an amount to the bindings beside the text, where it is new.
    private func publish(_ amount: Decimal?) {
      let numeral = amount?.numeral
      let digits = numeral?.canonical.description
      if let unformatted = configuration.unformattedText, unformatted.wrappedValue != digits {
        unformatted.wrappedValue = digits
      }
      let number = numeral.flatMap { Double(numeral: $0) }
      if let input = configuration.inputAmount, input.wrappedValue != number {
        input.wrappedValue = number
      }
    }
  }

  extension CurrencyTextFieldConfiguration {
    /// Sets up a text field that has come on screen.
    ///
    /// Its keyboard is the number pad unless the app chooses another one, as in CurrencyText.
    fileprivate func setUp(_ textField: CurrencyPlatformTextField) {
      // A Mac has no keyboards to choose from.
      #if canImport(UIKit)
        textField.keyboardType = .numberPad
      #endif
      textFieldConfiguration?(textField)
    }
  }
#endif
