// SPDX-License-Identifier: MIT

@MainActor
open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?

  open var acceptsFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nextResponder?.undoManager }

  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }

  open func doCommand(by selector: Selector) { nextResponder?.doCommand(by: selector) }
}
