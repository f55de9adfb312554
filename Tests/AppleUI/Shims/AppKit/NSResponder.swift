// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?

  open var acceptsFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nextResponder?.undoManager }

  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func doCommand(by selector: Selector) { nextResponder?.doCommand(by: selector) }
}
