// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Changes of the text and the selection. When the app's code sets the text or the selection, UIKit
// only reports the new selection to the delegate. When a user edits, UIKit also asks the delegate
// before the change, and sends `editingChanged` after the change.
extension UITextField {
  /// Sets the text as the code of an app does, and removes all undo steps, because their ranges
  /// refer to the old text.
  func assign(_ string: String) {
    stage.writes += 1
    stage.undoManager.removeAllActions()
    stage.string = string
    stage.marked = nil
    stage.selection = NSRange(location: stage.length, length: 0)
    notifyOfSelection()
  }

  func moveSelection(to range: NSRange) {
    let lower = min(max(0, range.location), stage.length)
    let upper = min(max(lower, NSMaxRange(range)), stage.length)
    let selection = NSRange(location: lower, length: upper - lower)
    guard selection != stage.selection else { return }
    stage.selection = selection
    notifyOfSelection()
  }

  func notifyOfSelection() {
    guard stage.isEditing else { return }
    delegate?.textFieldDidChangeSelection?(self)
  }

  /// Reports the new selection, and then the change of the text.
  func notifyOfChange() {
    notifyOfSelection()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Replaces `range` with `string`, and moves the caret to the end of `string`.
  ///
  /// A range outside the text is a fault. A device would raise an exception.
  ///
  /// - Returns: The replaced text, or nil after a fault.
  @discardableResult
  func splice(_ range: NSRange, _ string: String) -> String? {
    guard range.location >= 0, NSMaxRange(range) <= stage.length else {
      Fault.record("The range \(range) is outside a text of \(stage.length).")
      return nil
    }
    let old = self.string(in: range)
    stage.string = (stage.string as NSString).replacingCharacters(in: range, with: string)
    stage.selection = NSRange(location: range.location + string.utf16.count, length: 0)
    return old
  }

  func string(in range: NSRange) -> String { (stage.string as NSString).substring(with: range) }

  /// Performs a change that the delegate has allowed, and registers an undo step for it.
  func change(_ range: NSRange, to string: String) {
    guard let old = splice(range, string) else { return }
    registerUndo(of: NSRange(location: range.location, length: string.utf16.count), to: old)
    notifyOfChange()
  }

  /// Registers an undo step that replaces `range` with `old`.
  func registerUndo(of range: NSRange, to old: String) {
    undoManager?.registerUndo(withTarget: stage) { [weak self] _ in self?.change(range, to: old) }
  }
}

// MARK: - UITextInput

extension UITextField {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public var endOfDocument: UITextPosition { UITextPosition(stage.length) }

  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let lower = min(fromPosition.offset, toPosition.offset)
    let upper = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: lower, length: upper - lower))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...stage.length).contains(target) ? UITextPosition(target) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
