// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import UIKit

  /// A text field that gives its ``NumericTextFieldDelegate`` what only a field itself can: arrow
  /// keys, a cut that reaches the clipboard, and stepping with VoiceOver.
  ///
  /// ```swift
  /// let textField = NumericTextInput()
  /// delegate.attach(to: textField)
  /// ```
  ///
  /// Without such a delegate it is a plain text field.
  open class NumericTextInput: UITextField {
    weak var adapter: TextFieldAdapter?

    /// Steps the value up, as a swipe with VoiceOver does.
    open override func accessibilityIncrement() { adapter?.step(by: 1) }

    /// Steps the value down.
    open override func accessibilityDecrement() { adapter?.step(by: -1) }

    // Apple TV has no clipboard.
    #if !os(tvOS)
      /// Copies the selection and deletes it.
      open override func cut(_ sender: Any?) {
        guard let adapter else { return super.cut(sender) }
        adapter.cut { UIPasteboard.general.string = $0 }
      }

      /// Pastes, with the caret right after what was pasted.
      open override func paste(_ sender: Any?) {
        super.paste(sender)
        adapter?.settle()
      }
    #endif
  }
#endif
