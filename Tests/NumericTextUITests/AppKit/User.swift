// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit

  @testable import NumericTextUI

  /// The user of a field in a window, which also has another field.
  ///
  /// Each action is one event, after which the window is updated. Actions can be chained.
  final class User {
    let window = NSWindow()
    let field: NSTextField
    let other = DeskTextField(frame: NSRect(x: 0, y: 30, width: 100, height: 22))

    /// Performs an action as one event, after which a screen is drawn.
    private let drawing: (() -> Void) -> Void

    init(
      of field: NSTextField = User.makeField(),
      event: @escaping (() -> Void) -> Void = { $0() }
    ) {
      _ = NSApplication.shared
      self.field = field
      drawing = event
      let content = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      content.addSubview(field)
      content.addSubview(other)
      field.nextKeyView = other
      other.nextKeyView = field
      window.contentView = content
      window.update()
    }

    /// The field editor, if one of the fields is using it.
    var editor: NSTextView? { window.firstResponder as? NSTextView }

    var selection: Range<Int> { editor?.selection ?? 0..<0 }

    var isEditing: Bool { field.currentEditor() != nil }

    var text: String { (field.currentEditor() as? NSTextView)?.string ?? field.stringValue }

    var undoManager: UndoManager? { window.undoManager }

    static func makeField() -> NSTextField {
      DeskTextField(frame: NSRect(x: 0, y: 0, width: 100, height: 22))
    }

    /// Performs `action` as one event, after which the window is updated and the run loop closes
    /// undo groups.
    @discardableResult
    func event(_ action: () -> Void) -> Self {
      drawing {
        action()
        window.update()
        RunLoop.main.run(until: Date())
      }
      return self
    }
  }

  /// A text field that counts how often it sends its action.
  final class DeskTextField: NSTextField {
    private(set) var actionCount = 0

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      actionCount += 1
      return super.sendAction(action, to: target)
    }
  }

  // MARK: - Mouse and keys

  extension User {
    /// Clicks in a field, at `offset` or after its text.
    @discardableResult
    func tap(_ field: NSTextField? = nil, at offset: Int? = nil) -> Self {
      let field = field ?? self.field
      return event {
        if field.currentEditor() == nil { window.makeFirstResponder(field) }
        guard let editor else { return }
        let place = offset ?? editor.string.utf16.count
        editor.setSelectedRange(NSRange(location: place, length: 0))
      }
    }

    @discardableResult
    func select(_ range: Range<Int>) -> Self {
      event { editor?.setSelectedRange(NSRange(location: range.lowerBound, length: range.count)) }
    }

    /// Moves the focus to the first field with the Tab key.
    @discardableResult
    func tabInto() -> Self { event { window.makeFirstResponder(field) } }

    /// Clicks outside all fields.
    @discardableResult
    func leave() -> Self { event { window.makeFirstResponder(nil) } }

    @discardableResult
    func type(_ keys: String) -> Self {
      drawing { for key in keys { event { insert(String(key)) } } }
      return self
    }

    @discardableResult
    func paste(_ text: String) -> Self {
      _ = clipboard {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
        editor?.paste(nil)
      }
      return self
    }

    func cut() -> String? { clipboard { editor?.cut(nil) } }

    func copy() -> String? { clipboard { editor?.copy(nil) } }

    /// Returns the text that `action` copies, and restores the clipboard.
    func clipboard(_ action: () -> Void) -> String? {
      let clipboard = NSPasteboard.general
      let before = clipboard.string(forType: .string)
      event(action)
      let after = clipboard.string(forType: .string)
      clipboard.clearContents()
      if let before { clipboard.setString(before, forType: .string) }
      return after
    }

    /// Replaces `range`, or the selection by default, with `text`, as AppKit does for a key, the
    /// Services menu or a drop.
    func insert(_ text: String, at range: NSRange = NSRange(location: NSNotFound, length: 0)) {
      editor?.insertText(text, replacementRange: range)
    }

    /// Performs `commands`, the selectors that AppKit binds to keys.
    @discardableResult
    func press(_ commands: String...) -> Self {
      for command in commands { event { editor?.doCommand(by: NSSelectorFromString(command)) } }
      return self
    }

    @discardableResult
    func pressReturn() -> Self { press("insertNewline:") }

    @discardableResult
    func deleteBackward() -> Self { press("deleteBackward:") }

    @discardableResult
    func undo() -> Self { event { window.undoManager?.undo() } }

    @discardableResult
    func redo() -> Self { event { window.undoManager?.redo() } }

    /// Shows `text` as marked text of an input method.
    @discardableResult
    func mark(_ text: String) -> Self {
      let caret = NSRange(location: text.utf16.count, length: 0)
      let place = NSRange(location: NSNotFound, length: 0)
      return event { editor?.setMarkedText(text, selectedRange: caret, replacementRange: place) }
    }

    @discardableResult
    func unmark() -> Self { event { editor?.unmarkText() } }
  }
#endif
