// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import Foundation
  public import NumericText
  import NumericTextUI
  public import UIKit

  /// A text field delegate that formats currency amounts while typing, as configured by a
  /// `CurrencyFormatter`.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
  /// textFieldDelegate.clearsWhenValueIsZero = true
  /// textField.delegate = textFieldDelegate
  /// ```
  ///
  /// The field's text is the source of truth: the delegate reads the amount from it when editing
  /// begins, and again if the app sets the text during editing. A delegate can serve several
  /// fields, each with its own amount. It stops formatting a field after `detach(from:)`, or when
  /// the field has another delegate. In new code, prefer `NumericTextFieldDelegate`, whose
  /// `value` can be set.
  // `@preconcurrency` lets older apps create the delegate in a class that isn't isolated to the
  // main actor, in Swift 5 mode.
  @preconcurrency @MainActor
  open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
    private let fields: CurrencyFields
    private var endReason = UITextField.DidEndEditingReason.committed

    /// The formatter for the amounts in all fields.
    ///
    /// Setting it reformats the fields without changing their amounts.
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

    /// A second delegate that receives every callback, and can reject edits.
    ///
    /// It is asked before each edit of the user. An edit that it rejects is not performed.
    public weak var passthroughDelegate: (any UITextFieldDelegate)? {
      didSet {
        if passthroughDelegate === self { passthroughDelegate = oldValue }
        for delegate in fields.delegates { delegate.passthroughDelegate = passthroughDelegate }
      }
    }

    /// The exact amount in the most recently used field, or nil if that field is empty.
    public var value: Decimal? { fields.last?.value }

    /// Creates a delegate that formats amounts with `formatter`.
    public init(formatter: CurrencyFormatter = .default) {
      fields = CurrencyFields(formatter)
      super.init()
    }

    /// Commits the amount in a text field, and stops formatting the field.
    ///
    /// The text of the committed amount stays in the field.
    public func detach(from textField: UITextField) {
      if textField.delegate === self { textField.delegate = nil }
      fields.remove(textField)
    }

    // MARK: - Focus

    /// Returns whether the pass-through delegate allows editing.
    ///
    /// The first call for a field also sets the keyboard type, before the keyboard appears.
    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldBeginEditing(textField)
    }

    /// Reads the amount from the field's text, and starts editing.
    open func textFieldDidBeginEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidBeginEditing(textField)
    }

    /// Reads the amount again if the app has changed the text during editing.
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      let adapter = adapter(for: textField)
      readForeignText(of: textField, adapter)
      return adapter.textFieldShouldEndEditing(textField)
    }

    /// Commits the amount, and formats the text for a field without focus.
    open func textFieldDidEndEditing(_ textField: UITextField) {
      adapter(for: textField).textFieldDidEndEditing(textField, reason: endReason)
    }

    /// Commits the amount, or restores the previous amount if the user canceled editing on tvOS.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      endReason = reason
      textFieldDidEndEditing(textField)
      endReason = .committed
    }

    // MARK: - Edits

    /// Performs an edit, such as a typed character or a paste.
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

    /// Moves the selection to valid positions after the user has changed it.
    open func textFieldDidChangeSelection(_ textField: UITextField) {
      fields.delegate(of: textField)?.textFieldDidChangeSelection(textField)
    }

    /// Empties the field, unless the pass-through delegate forbids it.
    open func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldClear(textField)
    }

    /// Commits the amount when Return is pressed, without ending editing.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      adapter(for: textField).textFieldShouldReturn(textField)
    }
  }

  // MARK: - The text as the source of truth

  extension CurrencyUITextFieldDelegate {
    /// Returns the delegate that formats `textField`, creating it on first use.
    private func adapter(for textField: UITextField) -> CurrencyFields.Delegate {
      let adapter = fields.delegate(for: textField) { delegate in
        delegate.passthroughDelegate = passthroughDelegate
        delegate.readsText = { [weak self, weak delegate] text in
          delegate?.value = self?.formatter.decimal(from: text)
        }
      }
      adapter.adopt(textField)
      return adapter
    }

    /// Reads the amount from the text if the app has changed the text, and then shows the formatted
    /// amount.
    ///
    /// - Returns: Whether the app had changed the text.
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
    /// The text without the characters that the system inserts temporarily: a space while it
    /// inserts a suggestion, or U+FFFC during dictation.
    fileprivate var withoutPlaceholders: String {
      String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " && $0 != "\u{FFFC}" }))
    }
  }

  extension NSRange {
    /// Returns a range of the same length that ends `distance` UTF-16 code units before the end of
    /// `text`.
    ///
    /// The range is clamped to the text.
    fileprivate func moved(to distance: Int, fromEndOf text: String) -> NSRange {
      let end = max(0, text.utf16.count - max(0, distance))
      return NSRange(location: max(0, end - length), length: min(length, end))
    }
  }
#endif
