// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import Foundation
  import NumericText
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A field that is bound to its text and, optionally, to the amount.
  ///
  /// It replaces the field of CurrencyText, and has the same initializer.
  ///
  /// ```swift
  /// CurrencyTextField(
  ///   configuration: .init(text: $text, inputAmount: $amount, formatter: .default)
  /// )
  /// ```
  ///
  /// The text is the source of truth: the field shows the amount in the text, and is empty if the
  /// text is empty. In new code, prefer `NumericTextField`, which is bound to the amount.
  nonisolated public struct CurrencyTextField: View {
    private let configuration: CurrencyTextFieldConfiguration

    /// Creates a field with a configuration.
    public init(configuration: CurrencyTextFieldConfiguration) {
      self.configuration = configuration
    }

    /// The content of the view.
    @MainActor public var body: some View {
      BoundCurrencyField(
        text: configuration.text,
        formatter: configuration.formatter,
        configuration: configuration
      )
    }
  }

  /// The field that `CurrencyTextField` shows for its configuration.
  ///
  /// The text and the formatter are stored as bindings, so that SwiftUI updates the view when they
  /// change.
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
        .numericTextFocus(ifBound: focus)
        .numericTextConfiguration { configuration.setUp($0) }
    }

    private var style: NumericTextStyle<Decimal> {
      formatter.style(clearsWhenValueIsZero: configuration.clearsWhenValueIsZero)
    }

    /// A binding that reads the amount from the text, and writes it to `unformattedText` and
    /// `inputAmount`.
    private var amount: Binding<Decimal?> {
      Binding(
        get: { MainActor.assumeIsolated { formatter.decimal(from: text) } },
        set: { amount in MainActor.assumeIsolated { publish(amount) } }
      )
    }

    private var focus: Binding<Bool>? {
      configuration.hasFocus.map { hasFocus in
        Binding(get: { hasFocus.wrappedValue ?? false }, set: { hasFocus.wrappedValue = $0 })
      }
    }

    /// Replaces the bound text with the formatted amount if the amount isn't nil or zero.
    private func format() {
      guard let amount = amount.wrappedValue, amount != 0 else { return }
      let shown = style.format(amount)
      if text != shown { text = shown }
    }

    /// Writes an amount to `unformattedText` and `inputAmount`, unless they already contain it.
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
    /// Configures a text field when it appears.
    ///
    /// The default keyboard is the number pad, as in CurrencyText.
    fileprivate func setUp(_ textField: CurrencyPlatformTextField) {
      // macOS has no on-screen keyboard.
      #if canImport(UIKit)
        textField.keyboardType = .numberPad
      #endif
      textFieldConfiguration?(textField)
    }
  }
#endif
