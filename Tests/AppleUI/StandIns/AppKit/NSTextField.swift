// SPDX-License-Identifier: MIT

open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  open weak var delegate: (any NSTextFieldDelegate)?
  open var isEditable = true
  open var isSelectable = true
  open var isBordered = false
  open var isBezeled = true
  open var drawsBackground = true
  open var bezelStyle = BezelStyle.squareBezel
  open var textColor: NSColor?
  open var maximumNumberOfLines = 1
  open var allowsDefaultTighteningForTruncation = false
  private weak var editor: NSTextView?

  /// Creates a label: text that cannot be edited or selected.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
    setCell(text: stringValue)
  }

  /// Whether the user can edit the field.
  ///
  /// Disabling the field ends editing.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, editor != nil { window?.makeFirstResponder(nil) } }
  }

  open override var acceptsFirstResponder: Bool { (isEditable || isSelectable) && isEnabled }

  open override var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: 22)
  }

  open override func currentEditor() -> NSText? { editor }

  open override func becomeFirstResponder() -> Bool {
    selectText(nil)
    return editor != nil
  }

  /// Begins editing with the whole text selected.
  open func selectText(_ sender: Any?) {
    guard let window, let editor = window.fieldEditor(true, for: self) as? NSTextView else {
      return
    }
    self.editor = editor
    editor.beginSession(of: self, with: cellText)
    window.focus(editor)
    editor.setSelectedRange(NSRange(location: 0, length: cellText.utf16.count))
  }

  /// Ends editing without calling the delegate.
  @discardableResult
  open override func abortEditing() -> Bool {
    guard let editor else { return false }
    detachEditor()
    editor.window?.unfocus()
    window?.unfocus()
    return true
  }

  private func detachEditor() {
    editor?.endSession()
    editor = nil
  }
}

// MARK: - The end of editing

extension NSTextField {
  /// Ends editing: stores the edited text and calls the delegate.
  ///
  /// Return and Tab also send the action. Return then selects the text of this field again, and Tab
  /// moves to the next field.
  func textDidEndEditing(in editor: NSText, by movement: TextMovement?) {
    validateEditing()
    delegate?.controlTextDidEndEditing?(notification("DidEndEditing", editor))
    let window = window
    detachEditor()
    window?.unfocus()
    switch movement {
    case .tab:
      sendAction(action, to: target)
      window?.selectKeyView(following: self)
    case .return:
      sendAction(action, to: target)
      selectText(self)
    case nil: break
    }
  }

  func notification(_ name: String, _ editor: NSText) -> Notification {
    let name = Notification.Name("NSControlText\(name)Notification")
    return Notification(name: name, object: self, userInfo: ["NSFieldEditor": editor])
  }
}

/// The key that ended editing.
enum TextMovement { case `return`, tab }
