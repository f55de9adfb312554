// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import Foundation
  public import NumericText
  import NumericTextUI
  public import UIKit

  /// A delegate that formats currency amounts in any text field, as configured by a
  /// `CurrencyFormatter`.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
  /// textFieldDelegate.clearsWhenValueIsZero = true
  /// textField.delegate = textFieldDelegate
  /// ```
  ///
  /// The text is the source of truth: the amount is read from the field when it receives focus, and
  /// again if the app sets the text during editing. A delegate can serve several fields, each with
  /// its own amount. In new code, prefer `NumericTextFieldDelegate`, which has a value.
  @MainActor
  open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
    private let fields: CurrencyFields
    private var endReason = UITextField.DidEndEditingReason.committed

    /// The formatter of all amounts.
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

    /// A second delegate that receives every callback, and is asked first.
    ///
    /// An edit that it doesn't allow is not performed.
    public weak var passthroughDelegate: (any UITextFieldDelegate)? {
      didSet {
        if passthroughDelegate === self { passthroughDelegate = oldValue }
        for delegate in fields.delegates { delegate.passthroughDelegate = passthroughDelegate }
      }
    }

    /// The exact amount in the most recently used field, or nil if that field is empty.
    public var value: Decimal? { fields.last?.value }

    /// Creates a delegate that uses a formatter.
    public init(formatter: CurrencyFormatter = .default) {
      fields = CurrencyFields(formatter)
      super.init()
    }

    // MARK: - Focus

    /// Sets the keyboard before it appears.
    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldBeginEditing(textField)
    }

    /// Starts editing with the amount in the field's text.
    open func textFieldDidBeginEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidBeginEditing(textField)
    }

    /// Reads the text again if the app has set it.
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      let adapter = adapter(for: textField)
      readForeignText(of: textField, adapter)
      return adapter.textFieldShouldEndEditing(textField)
    }

    /// Commits the amount and shows the idle text.
    open func textFieldDidEndEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidEndEditing(textField, reason: endReason)
    }

    /// Commits the amount, or restores the one from before editing.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      endReason = reason
      textFieldDidEndEditing(textField)
      endReason = .committed
    }

    // MARK: - Edits

    /// Performs an edit.
    open func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let adapter = adapter(for: textField)
      let distance = (textField.text ?? "").utf16.count - NSMaxRange(range)
      let range =
        readForeignText(of: textField, adapter)
        ? range.moved(to: distance, fromEndOf: adapter.session.text) : range
      return adapter.textField(
        textField,
        shouldChangeCharactersIn: range,
        replacementString: string
      )
    }

    /// Updates the selection.
    open func textFieldDidChangeSelection(_ textField: UITextField) {
      fields.delegate(of: textField)?.textFieldDidChangeSelection(textField)
    }

    /// Empties the field.
    open func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldClear(textField)
    }

    /// Commits the amount without giving up focus.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldReturn(textField)
    }
  }

  // MARK: - The text as the source of truth

  extension CurrencyUITextFieldDelegate {
    /// Returns the delegate of a text field, creating it on first use.
    private func adapter(for textField: UITextField) -> CurrencyFields.Delegate {
      fields.delegate(for: textField) { delegate in
        delegate.passthroughDelegate = passthroughDelegate
        delegate.readsText = { [weak self, weak delegate] text in
          delegate?.value = self?.formatter.decimal(from: text)
        }
      }
    }

    /// Reads a text set by the app, and shows it as an amount.
    ///
    /// - Returns: Whether the app had set the text.
    @discardableResult
    private func readForeignText(
      of textField: UITextField,
      _ adapter: CurrencyFields.Delegate
    ) -> Bool {
      let text = textField.text ?? ""
      guard textField.markedTextRange == nil,
        text.withoutPlaceholders != adapter.session.text.withoutPlaceholders
      else { return false }
      adapter.readsText(text)
      return true
    }
  }

  extension String {
    /// The text without the placeholders that dictation and suggestions insert.
    fileprivate var withoutPlaceholders: String {
      String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " && $0 != "\u{FFFC}" }))
    }
  }

  extension NSRange {
    /// Returns a range of the same length that ends `distance` before the end of `text`, clamped to
    /// the text.
    fileprivate func moved(to distance: Int, fromEndOf text: String) -> NSRange {
      let end = max(0, text.utf16.count - max(0, distance))
      return NSRange(location: max(0, end - length), length: min(length, end))
    }
  }
#endif
