// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  public import AppKit
  public import NumericText
  import NumericTextUI

  /// A delegate that formats amounts in AppKit text fields, as `CurrencyUITextFieldDelegate` does
  /// in UIKit.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// let amount = CurrencyNSTextFieldDelegate(formatter: formatter)
  /// amount.attach(to: textField)
  /// ```
  ///
  /// The initial amount is read from the text of the field. A delegate can be attached to several
  /// fields, each with its own amount.
  @MainActor
  public final class CurrencyNSTextFieldDelegate {
    private let fields: CurrencyFields

    /// The formatter of the amounts in all fields.
    ///
    /// Setting it reformats all fields and keeps their amounts.
    public var formatter: CurrencyFormatter {
      get { fields.formatter }
      set { fields.formatter = newValue }
    }

    /// Whether an amount of zero is shown as an empty field.
    ///
    /// The default is false.
    public var clearsWhenValueIsZero: Bool {
      get { fields.clearsWhenValueIsZero }
      set { fields.clearsWhenValueIsZero = newValue }
    }

    /// A second delegate that receives every callback.
    public weak var passthroughDelegate: (any NSTextFieldDelegate)? {
      didSet {
        for delegate in fields.delegates { delegate.passthroughDelegate = passthroughDelegate }
      }
    }

    /// Creates a delegate that formats amounts with `formatter`.
    public init(formatter: CurrencyFormatter = .default) { fields = CurrencyFields(formatter) }

    /// Attaches the delegate to a text field, and reformats the amount in its text.
    public func attach(to textField: NSTextField) {
      let text = textField.stringValue
      let delegate = fields.delegate(for: textField) {
        $0.passthroughDelegate = passthroughDelegate
      }
      delegate.value = formatter.decimal(from: text)
      delegate.attach(to: textField)
    }

    /// Ends editing, and detaches the delegate from a text field.
    ///
    /// The text of the committed amount stays in the field.
    public func detach(from textField: NSTextField) { fields.remove(textField) }

    /// Returns the exact amount in a text field.
    ///
    /// The result is nil if the text field is empty, or if the delegate is not attached to it.
    public func value(of textField: NSTextField) -> Decimal? {
      fields.delegate(of: textField)?.value
    }
  }
#endif
