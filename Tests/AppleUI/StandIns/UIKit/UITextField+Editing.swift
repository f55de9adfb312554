// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Simulates how UIKit performs an edit of the user. UIKit asks the delegate, changes the text if
// the delegate allows it, and reports the change. If the delegate returns false, UIKit neither
// changes the text nor reports anything.
extension UITextField {
  /// Asks the delegate whether `string` can replace `range`.
  func mayChange(_ range: NSRange, to string: String) -> Bool {
    stage.proposals.append(string)
    UIAccessibility.isEchoing = true
    defer { UIAccessibility.isEchoing = false }
    if stage.rangeMethod == .several {
      let answer = delegate?.textField?(
        self,
        shouldChangeCharactersInRanges: [NSValue(range: range)],
        replacementString: string
      )
      if let answer { return answer }
    }
    return delegate?.textField?(
      self,
      shouldChangeCharactersIn: range,
      replacementString: string
    ) ?? true
  }

  /// Replaces `range` with `string` if the delegate allows it.
  @discardableResult
  public func propose(_ range: NSRange, _ string: String) -> Bool {
    guard mayChange(range, to: string) else { return false }
    insertUnasked(string, at: range)
    return true
  }

  /// Types a character with the keyboard, which asks the delegate before it inserts the text.
  public func typeKey(_ string: String) {
    if mayChange(stage.marked ?? stage.selection, to: string) { insertText(string) }
  }

  /// Deletes the character after the caret, as a hardware keyboard can.
  ///
  /// UIKit doesn't ask the delegate.
  public func deleteForward() {
    var range = stage.selection
    if range.length == 0 {
      guard range.location < stage.length else { return }
      range = (stage.string as NSString).rangeOfComposedCharacterSequence(at: range.location)
    }
    change(range, to: "")
  }

  // MARK: - Buttons

  public func pressClearButton() {
    guard delegate?.textFieldShouldClear?(self) ?? true else { return }
    replaceUnasked("", caret: 0)
  }

  /// Presses Return, which ends editing if there is any action for `editingDidEndOnExit`.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn?(self) ?? true,
      allControlEvents.contains(.editingDidEndOnExit)
    else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}

// MARK: - Changes without asking the delegate

extension UITextField {
  /// Inserts text without asking the delegate, as autofill and dictation sometimes do.
  public func insertUnasked(_ string: String, at range: NSRange) {
    stage.marked = nil
    change(range, to: string)
  }

  /// Replaces the whole text and moves the caret to `caret`, without asking the delegate.
  public func replaceUnasked(_ string: String, caret: Int) {
    stage.marked = nil
    stage.string = string
    stage.selection = NSRange(location: min(caret, stage.length), length: 0)
    notifyOfChange()
  }
}
