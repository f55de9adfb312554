// SPDX-License-Identifier: MIT

open class NSControl: NSView {
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

  open var controlSize = ControlSize.regular
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
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

  open var cell: NSCell? = NSCell()
  open var usesSingleLineMode = false
  open var lineBreakMode = NSLineBreakMode.byClipping
  open var formatter: Formatter?
  var cellText = ""
  var cellObject: Any?

  /// The text.
  ///
  /// A formatter, if there is one, creates this text from `objectValue`.
  open var stringValue: String {
    get {
      validateEditing()
      return formatter?.string(for: cellObject as Any) ?? cellText
    }
    set {
      setCell(text: newValue)
      (currentEditor() as? NSTextView)?.setStringFromOutside(cellText)
    }
  }

  /// The object that the formatter creates from the text, or the text if there is no formatter.
  open var objectValue: Any? {
    get {
      validateEditing()
      return cellObject
    }
    set {
      cellObject = newValue
      cellText = formatter?.string(for: newValue as Any) ?? newValue.map { "\($0)" } ?? ""
      (currentEditor() as? NSTextView)?.setStringFromOutside(cellText)
    }
  }

  /// The number in `objectValue`, or else the number at the start of the text.
  open var doubleValue: Double {
    get {
      let object = objectValue
      if let number = object as? NSNumber { return number.doubleValue }
      return Scanner(string: object as? String ?? "").scanDouble() ?? 0
    }
    set { objectValue = newValue as NSNumber }
  }

  /// Stores a text, and the object that the formatter creates from the text.
  func setCell(text: String) {
    cellText = text
    guard let formatter = formatter as? any TextReading else { return cellObject = text }
    cellObject = formatter.number(of: text)
    cellText = (formatter as? Formatter)?.string(for: cellObject as Any) ?? text
  }

  open func currentEditor() -> NSText? { nil }

  @discardableResult
  open func abortEditing() -> Bool { false }

  open func validateEditing() {
    if let editor = currentEditor() as? NSTextView { setCell(text: editor.string) }
  }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    return action != nil
  }
}

/// A formatter that converts a text to a number.
///
/// Outside Apple's platforms, `Formatter` has no method for this.
@MainActor
public protocol TextReading {
  func number(of text: String) -> NSNumber?
}
