// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import Foundation
  public import NumericText
  public import NumericTextUI

  /// A delegate that formats the amount in any text field according to a `CurrencyFormatter`.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
  /// textFieldDelegate.clearsWhenValueIsZero = true
  /// textField.delegate = textFieldDelegate
  /// ```
  ///
  /// The initial amount is the one in the text of the field when it receives focus. In new code,
  /// use `NumericTextFieldDelegate`, which has a value.
  public final class CurrencyUITextFieldDelegate: NumericTextFieldDelegate<Decimal> {
    /// The formatter of amounts.
    public var formatter: CurrencyFormatter { didSet { restyle() } }

    /// Whether an amount of zero is shown as an empty field.
    ///
    /// The default is false.
    public var clearsWhenValueIsZero = false { didSet { restyle() } }

    /// Creates a delegate with a formatter.
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
