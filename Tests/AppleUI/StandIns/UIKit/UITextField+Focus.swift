// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
  func beginEditing() {
    stage.isEditing = true
    stage.shownInput = UITextFieldStage.Input(self)
    delegate?.textFieldDidBeginEditing?(self)
    moveSelection(to: NSRange(location: stage.length, length: 0))
  }

  func finishEditing(reason: DidEndEditingReason = .committed) {
    stage.isEditing = false
    stage.shownInput = nil
    let answer: Void? = delegate?.textFieldDidEndEditing?(self, reason: reason)
    if answer == nil { delegate?.textFieldDidEndEditing?(self) }
  }

  /// Ends editing with the reason `cancelled`, as the Menu button of an Apple TV remote does.
  public func leaveCancelled() {
    guard isFirstResponder else { return }
    stage.marked = nil
    focusScope.first = nil
    finishEditing(reason: .cancelled)
  }
}
