// SPDX-License-Identifier: MIT

public import Foundation

open class NSControl: NSView {
  public static let textDidBeginEditingNotification =
    Notification.Name("NSControlTextDidBeginEditingNotification")
  public static let textDidChangeNotification =
    Notification.Name("NSControlTextDidChangeNotification")
  public static let textDidEndEditingNotification =
    Notification.Name("NSControlTextDidEndEditingNotification")

  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isContinuous = false
  open var font: NSFont?

  /// The alignment of the text.
  ///
  /// Setting it ends editing and discards the edited text.
  open var alignment: NSTextAlignment {
    get { cell?.alignment ?? .natural }
    set {
      abortEditing()
      cell?.alignment = newValue
    }
  }

  open var cell: NSCell? = NSTextFieldCell()
  open var baseWritingDirection = NSWritingDirection.natural
  open var usesSingleLineMode = false
  open var lineBreakMode = NSLineBreakMode.byClipping
  open var formatter: Formatter?
  var cellText = ""

  open var stringValue: String {
    get { (currentEditor() as? NSTextView)?.string ?? cellText }
    set {
      cellText = newValue
      (currentEditor() as? NSTextView)?.setStringFromOutside(newValue)
    }
  }

  open func currentEditor() -> NSText? { nil }

  @discardableResult
  open func abortEditing() -> Bool { false }

  open func validateEditing() {
    if let editor = currentEditor() as? NSTextView { cellText = editor.string }
  }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    return action != nil
  }

  open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
  open func sizeToFit() {}
}
