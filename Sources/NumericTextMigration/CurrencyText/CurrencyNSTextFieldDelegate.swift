// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  public import AppKit
  public import NumericText
  import NumericTextUI

  /// What `CurrencyUITextFieldDelegate` is on UIKit, for text fields of AppKit.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// let amount = CurrencyNSTextFieldDelegate(formatter: formatter)
  /// amount.attach(to: textField)
  /// ```
  ///
  /// The amount to start with is read from the field. One delegate may serve several fields, each
  /// with its own amount.
  @MainActor
  public final class CurrencyNSTextFieldDelegate {
    private let fields: CurrencyFields

    /// How amounts are written.
    ///
    /// Another formatter keeps the amounts of all fields.
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

    /// A delegate that writes amounts as a formatter does.
    public init(formatter: CurrencyFormatter = .default) { fields = CurrencyFields(formatter) }

    /// Takes over a field and shows the amount in it.
    public func attach(to textField: NSTextField) {
      let text = textField.stringValue
      let delegate = fields.delegate(for: textField) {
        $0.passthroughDelegate = passthroughDelegate
      }
      delegate.value = formatter.decimal(from: text)
      delegate.attach(to: textField)
    }

    /// Ends editing and gives a field back, with its text as it stands.
    public func detach(from textField: NSTextField) { fields.remove(textField) }

    /// The exact amount in a field, nil for an empty one or one that is not attached.
    public func value(of textField: NSTextField) -> Decimal? {
      fields.delegate(of: textField)?.value
    }
  }
#endif
