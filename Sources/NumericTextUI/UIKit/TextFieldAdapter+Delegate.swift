// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  extension TextFieldAdapter: UITextFieldDelegate {
    /// Sets the keyboard type before the keyboard appears.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      return passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Starts editing, and shows the number in its format for editing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      adopt(textField)
      endTurn()
      let text = textField.shownText
      if !text.isSame(as: model.engine.text) { readsText(text) }
      perform(.focus(at: nil))
      let end = model.engine.text.utf16Length
      if configuration.selectsAllOnFocus {
        perform(.selectAll)
        keepSelection()
      } else if model.traits.hasIdleFormat {
        keepSelection()
      } else if model.engine.selection != end..<end {
        turn = .begun(systemCaret: end)
      }
      describeSteps()
      passthroughDelegate?.textFieldDidBeginEditing?(textField)
    }

    /// Returns whether the pass-through delegate allows editing to end.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Commits the number, or restores the previous number if the user canceled editing.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      // The only reason other than `.committed` is `.cancelled`, which exists only on tvOS.
      endEditing(isCanceled: reason != .committed)
      describeSteps()
      let isHeard: Void? = passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason)
      if isHeard == nil { passthroughDelegate?.textFieldDidEndEditing?(textField) }
    }

    /// Handles an edit of a single range, and returns whether UIKit should make the change itself.
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      mayChange([range], to: string, in: textField)
    }

    /// Adjusts the selection to the nearest valid positions after the user has changed it.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      if self.textField === textField { selectionChanged() }
      passthroughDelegate?.textFieldDidChangeSelection?(textField)
    }

    /// Empties the field.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adopt(textField)
      if passthroughDelegate?.textFieldShouldClear?(textField) ?? true {
        edit(.clear(model.engine.text))
      }
      return false
    }

    /// Commits the number when Return is pressed, without ending editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      endComposition()
      perform(.submit)
      return passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
    }
  }
#endif
