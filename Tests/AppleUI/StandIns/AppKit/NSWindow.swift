// SPDX-License-Identifier: MIT

open class NSWindow: NSResponder {
  public static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")

  open private(set) weak var firstResponder: NSResponder?
  open var contentView: NSView? {
    didSet {
      oldValue?.host = nil
      contentView?.host = self
      contentView?.nextResponder = self
      contentView?.notifyOfWindow()
    }
  }

  private let manager = UndoManager()
  private let sharedEditor = NSTextView(frame: NSRect())

  public override init() {
    super.init()
    manager.endsEventsAtOnce = false
    firstResponder = self
  }

  open override var undoManager: UndoManager? { manager }

  open weak var delegate: (any NSWindowDelegate)?

  /// Returns the delegate's field editor, or else the field editor that all fields of the window
  /// share.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    delegate?.windowWillReturnFieldEditor(self, to: object) as? NSText ?? sharedEditor
  }

  /// Makes `responder` the first responder, unless the current first responder refuses to
  /// resign.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() != false else { return false }
    firstResponder = self
    guard let responder, responder.acceptsFirstResponder, responder.becomeFirstResponder() else {
      return responder == nil
    }
    // If `responder` is a text field, it has already made its field editor the first responder.
    if firstResponder === self { firstResponder = responder }
    return true
  }

  /// The event that the app is handling or, between events, the last one that it has handled.
  ///
  /// AppKit sets this property when it takes an event from the queue. Here, tests set it.
  open var currentEvent: NSEvent?

  open func selectKeyView(following view: NSView) { makeFirstResponder(view.nextKeyView) }

  /// Ends the current event: closes its undo group, and posts the notification that AppKit sends
  /// after each event.
  open func update() {
    manager.endEvent()
    NotificationCenter.default.post(name: Self.didUpdateNotification, object: self)
  }

  func focus(_ editor: NSTextView) { firstResponder = editor }
  func unfocus() { firstResponder = self }
}

@MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Returns the app's own field editor for a control, or nil to use the window's field editor.
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
}

extension NSWindowDelegate {
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
}
