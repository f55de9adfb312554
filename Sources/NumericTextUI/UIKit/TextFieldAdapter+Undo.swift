// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  /// Stands for a delegate in an undo manager, which does not keep its targets.
  ///
  /// Each step keeps this one, so none is left with a target that is gone.
  @MainActor
  final class UndoTarget {
    weak var adapter: TextFieldAdapter?
  }

  // The history is the engine's. The undo manager of a plain field holds a step for each of its
  // entries, so that a shake, three fingers and ⌘Z find them. Our own field needs no such steps.
  extension TextFieldAdapter {
    /// Tells the undo manager of what is new in the history.
    func registerUndos() {
      guard !(textField is NumericTextInput) else { return }
      let count = model.undoCount
      if count < registeredUndos { forgetUndos() }
      while registeredUndos < count {
        registeredUndos += 1
        register(.undo)
      }
    }

    /// Drops the steps that the system has of changes which it made by itself.
    ///
    /// They replace ranges of a text that is formatted otherwise by now, and would not fit. An undo
    /// manager that others use as well keeps theirs.
    func forgetSystemUndos() {
      guard let undoManager = textField?.undoManager else { return }
      if undoManager === textField?.next?.undoManager {
        undoManager.removeAllActions(withTarget: undoTarget)
      } else {
        undoManager.removeAllActions()
      }
      registeredUndos = 0
      registerUndos()
    }

    func forgetUndos() {
      textField?.undoManager?.removeAllActions(withTarget: undoTarget)
      registeredUndos = 0
    }

    /// Goes back or forth one step, and leaves the way back.
    private func travel(_ event: Event) {
      registeredUndos += event == .undo ? -1 : 1
      register(event == .undo ? .redo : .undo)
      edit(event)
    }

    private func register(_ event: Event) {
      guard let undoManager = textField?.undoManager else { return }
      // Without a group for each event there may be none that is open.
      let needsGroup = !undoManager.groupsByEvent && undoManager.groupingLevel == 0
      if needsGroup { undoManager.beginUndoGrouping() }
      undoManager.registerUndo(withTarget: undoTarget) { [undoTarget] _ in
        MainActor.assumeIsolated { undoTarget.adapter?.travel(event) }
      }
      if needsGroup { undoManager.endUndoGrouping() }
    }
  }
#endif
