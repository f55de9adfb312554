// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  // The history is the engine's. The undo manager holds a step for each of its entries, so that a
  // shake, three fingers and ⌘Z find them.
  extension TextFieldAdapter {
    /// Tells the undo manager of what is new in the history.
    func registerUndos() {
      let count = model.undoCount
      if count < registeredUndos { forgetUndos() }
      guard let undoManager = textField?.undoManager else { return }
      while registeredUndos < count {
        registeredUndos += 1
        undoManager.registerUndo(withTarget: self) { adapter in
          MainActor.assumeIsolated { adapter.travel(.undo) }
        }
      }
    }

    /// Drops the steps that the system has of changes which it made by itself.
    ///
    /// They replace ranges of a text that is formatted otherwise by now, and would not fit.
    func forgetSystemUndos() {
      textField?.undoManager?.removeAllActions()
      registeredUndos = 0
      registerUndos()
    }

    func forgetUndos() {
      textField?.undoManager?.removeAllActions(withTarget: self)
      registeredUndos = 0
    }

    /// Goes back or forth one step, and leaves the way back.
    private func travel(_ event: FieldEvent) {
      let isUndo = event == .undo
      registeredUndos += isUndo ? -1 : 1
      textField?.undoManager?.registerUndo(withTarget: self) { adapter in
        MainActor.assumeIsolated { adapter.travel(isUndo ? .redo : .undo) }
      }
      edit(event)
    }
  }
#endif
