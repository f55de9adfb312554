// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  extension TextFieldAdapter: UITextFieldDelegate {
    /// Sets the keyboard before it appears.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      return passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Starts editing and shows the editable number.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      adopt(textField)
      let text = textField.shownText
      if !text.isSame(as: model.text) { readsText(text) }
      play(.focus(at: nil))
      let end = model.text.utf16Length
      if configuration.selectsAllOnFocus {
        play(.selectAll)
        keepSelection()
      } else if model.traits.hasIdleFormat {
        keepSelection()
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

    /// Commits the number and shows the idle text.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      // Only tvOS has another reason: the user canceled.
      endEditing(isCancelled: reason != .committed)
      describeSteps(isEditing: false)
      let isHeard: Void? = passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason)
      if isHeard == nil { passthroughDelegate?.textFieldDidEndEditing?(textField) }
    }

    /// Performs an edit of a single range.
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

    /// Updates the selection.
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

    /// Commits the number without giving up focus.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      endComposition()
      play(.submit)
      return passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
    }
  }
#endif
