// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import Foundation
  public import NumericText
  import NumericTextUI
  public import UIKit

  /// A delegate that formats a currency amount in any text field, set up by a `CurrencyFormatter`.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
  /// textFieldDelegate.clearsWhenValueIsZero = true
  /// textField.delegate = textFieldDelegate
  /// ```
  ///
  /// The text is the model: the amount to start with is read from the field when it gets the focus,
  /// and so is a text that code sets meanwhile. One delegate may serve several fields, each with its
  /// own amount. New code is shorter with `NumericTextFieldDelegate`, which has a value.
  @MainActor
  open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
    private let fields: CurrencyFields
    private var endReason = UITextField.DidEndEditingReason.committed

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

    /// A second delegate that receives every callback, and may answer first.
    ///
    /// An edit that it does not allow is not made.
    public weak var passthroughDelegate: (any UITextFieldDelegate)? {
      didSet {
        if passthroughDelegate === self { passthroughDelegate = oldValue }
        for delegate in fields.delegates { delegate.passthroughDelegate = passthroughDelegate }
      }
    }

    /// The exact amount in the field that was used last, nil for an empty one.
    public var value: Decimal? { fields.last?.value }

    /// A delegate that writes amounts as a formatter does.
    public init(formatter: CurrencyFormatter = .default) {
      fields = CurrencyFields(formatter)
      super.init()
    }

    // MARK: - Focus

    /// Prepares the keyboard before it comes up.
    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldBeginEditing(textField)
    }

    /// Reads the amount in the text field.
    open func textFieldDidBeginEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidBeginEditing(textField)
    }

    /// Reads a text that code has set.
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      let adapter = adapter(for: textField)
      readForeignText(of: textField, adapter)
      return adapter.textFieldShouldEndEditing(textField)
    }

    /// Commits what was typed and shows the idle text.
    open func textFieldDidEndEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidEndEditing(textField, reason: endReason)
    }

    /// Commits what was typed, or restores the amount from before editing.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      endReason = reason
      textFieldDidEndEditing(textField)
      endReason = .committed
    }

    // MARK: - Edits

    /// Makes an edit.
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

    /// Follows the caret.
    open func textFieldDidChangeSelection(_ textField: UITextField) {
      fields.delegate(of: textField)?.textFieldDidChangeSelection(textField)
    }

    /// Empties the field.
    open func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldClear(textField)
    }

    /// Commits what was typed; the focus stays.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldReturn(textField)
    }
  }

  // MARK: - The text as the model

  extension CurrencyUITextFieldDelegate {
    /// The model of a text field.
    private func adapter(for textField: UITextField) -> CurrencyFields.Delegate {
      fields.delegate(for: textField) { delegate in
        delegate.passthroughDelegate = passthroughDelegate
        delegate.readsText = { [weak self, weak delegate] text in
          delegate?.value = self?.formatter.decimal(from: text)
        }
      }
    }

    /// Reads a text that neither a person nor the model has written, and shows it as an amount.
    ///
    /// - Returns: Whether there was such a text.
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
    /// The text without the room that dictation and suggestions keep for what they will insert.
    fileprivate var withoutPlaceholders: String {
      String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " && $0 != "\u{FFFC}" }))
    }
  }

  extension NSRange {
    /// The range at the same distance from the end of another text, as far as that text goes.
    fileprivate func moved(to distance: Int, fromEndOf text: String) -> NSRange {
      let end = max(0, text.utf16.count - max(0, distance))
      return NSRange(location: max(0, end - length), length: min(length, end))
    }
  }
#endif
