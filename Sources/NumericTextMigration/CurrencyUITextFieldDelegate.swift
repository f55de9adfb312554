// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import Foundation
  public import NumericText
  public import NumericTextUI

  /// A delegate that formats a currency amount in any text field, set up by a `CurrencyFormatter`.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
  /// textFieldDelegate.clearsWhenValueIsZero = true
  /// textField.delegate = textFieldDelegate
  /// ```
  ///
  /// The text is the model: what the field shows when it gets the focus is the amount to start with.
  /// New code is shorter with `NumericTextFieldDelegate`, which has a value.
  public final class CurrencyUITextFieldDelegate: NumericTextFieldDelegate<Decimal> {
    /// How amounts are written.
    public var formatter: CurrencyFormatter { didSet { restyle() } }

    /// Whether an amount of zero is shown as an empty field.
    ///
    /// The default is false.
    public var clearsWhenValueIsZero = false { didSet { restyle() } }

    /// A delegate that writes amounts as a formatter does.
    public init(formatter: CurrencyFormatter = .default) {
      self.formatter = formatter
      super.init(value: 0, style: formatter.style())
      readsText = { [weak self] text in self?.read(text) }
    }

    private func restyle() {
      style = formatter.style(clearsWhenValueIsZero: clearsWhenValueIsZero)
    }

    private func read(_ text: String) { value = formatter.decimal(from: text) ?? 0 }
  }
#endif
