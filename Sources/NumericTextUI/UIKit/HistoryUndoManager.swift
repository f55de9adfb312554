// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  /// An undo manager that uses the engine's history.
  ///
  /// It ignores the actions that UIKit registers for its own changes. Those actions would replace
  /// the wrong characters, because they refer to ranges of the text before it was formatted.
  final class HistoryUndoManager: UndoManager {
    weak var adapter: TextFieldAdapter? { didSet { entries = undos } }

    /// The event `.undo` or `.redo` while it is being performed, otherwise nil.
    private var step: Event?

    /// The number of edits that could be undone when the history was last checked.
    private var entries = 0

    private var undos: Int { adapter?.model.engine.undoCount ?? 0 }
    private var redos: Int { adapter?.model.engine.redoCount ?? 0 }

    override var canUndo: Bool { undos > 0 }
    override var canRedo: Bool { redos > 0 }
    override var isUndoing: Bool { step == .undo }
    override var isRedoing: Bool { step == .redo }

    @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
    override var undoCount: Int { undos }

    @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
    override var redoCount: Int { redos }

    override func undo() {
      if canUndo { perform(.undo, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange) }
    }

    override func redo() {
      if canRedo { perform(.redo, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange) }
    }

    /// Notifies observers that an undo group was closed, if the history has a new entry.
    func noteChange() {
      let old = entries
      entries = undos
      if entries > old, step == nil {
        post([.NSUndoManagerCheckpoint, .NSUndoManagerDidCloseUndoGroup])
      }
    }

    private func perform(_ event: Event, _ before: Notification.Name, _ after: Notification.Name) {
      post([.NSUndoManagerCheckpoint, before])
      step = event
      adapter?.editIfAllowed(event)
      step = nil
      post([after])
    }

    private func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: self) }
    }
  }
#endif
