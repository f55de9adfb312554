// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  public import UIKit

  extension TextFieldAdapter: UITextFieldDelegate {
    /// Prepares the keyboard before it comes up.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      return passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Shows the number as it is edited.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      adopt(textField)
      let text = textField.shownText
      if !text.isSame(as: model.text) { readsText(text) }
      play(.focus(at: nil))
      let end = model.text.utf16Length
      if configuration.selectsAllOnFocus {
        selectAll()
      } else if model.selection != end..<end {
        turn = .begun(systemCaret: end)
      }
      describeSteps(isEditing: true)
      passthroughDelegate?.textFieldDidBeginEditing?(textField)
    }

    /// Asks the pass-through delegate.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Commits what was typed and shows the idle text.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      // Only Apple TV has another reason: leaving without taking what was typed.
      endEditing(isCancelled: reason != .committed)
      describeSteps(isEditing: false)
      let isHeard: Void? = passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason)
      if isHeard == nil { passthroughDelegate?.textFieldDidEndEditing?(textField) }
    }

    /// Makes an edit, asked for with one range.
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      adopt(textField)
      let answer = passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersIn: range,
        replacementString: string
      )
      return (answer ?? true) && mayChange([range], to: string, in: textField)
    }

    /// Follows the caret.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      if self.textField === textField { selectionChanged() }
      passthroughDelegate?.textFieldDidChangeSelection?(textField)
    }

    /// Empties the field.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adopt(textField)
      if passthroughDelegate?.textFieldShouldClear?(textField) ?? true { clear() }
      return false
    }

    /// Commits what was typed; the focus stays.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      endComposition()
      play(.submit)
      return passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
    }
  }
#endif
