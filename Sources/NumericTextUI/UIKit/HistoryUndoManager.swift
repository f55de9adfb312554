// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  /// An undo manager that uses the engine's history.
  ///
  /// It ignores the actions that UIKit registers for its own changes. Those actions would replace
  /// the wrong characters, because they refer to ranges of the text before it was formatted.
  final class HistoryUndoManager: UndoManager {
    weak var adapter: TextFieldAdapter? { didSet { entries = adapter?.model.undoCount ?? 0 } }

    /// The event in progress, `.undo` or `.redo`, otherwise nil.
    private var step: Event?

    /// The number of edits in the history that could be undone at the last check.
    private var entries = 0

    override var canUndo: Bool { adapter.map { $0.model.undoCount > 0 } ?? super.canUndo }
    override var canRedo: Bool { adapter.map { $0.model.redoCount > 0 } ?? super.canRedo }
    override var isUndoing: Bool { step == .undo || super.isUndoing }
    override var isRedoing: Bool { step == .redo || super.isRedoing }

    @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
    override var undoCount: Int { adapter?.model.undoCount ?? super.undoCount }

    @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
    override var redoCount: Int { adapter?.model.redoCount ?? super.redoCount }

    override func undo() {
      guard let adapter else { return super.undo() }
      guard canUndo else { return }
      post([.NSUndoManagerCheckpoint, .NSUndoManagerWillUndoChange])
      perform(.undo, adapter)
      post([.NSUndoManagerDidUndoChange])
    }

    override func redo() {
      guard let adapter else { return super.redo() }
      guard canRedo else { return }
      post([.NSUndoManagerCheckpoint, .NSUndoManagerWillRedoChange])
      perform(.redo, adapter)
      post([.NSUndoManagerDidRedoChange])
    }

    /// Notifies observers that an undo group was closed, if the history has a new entry.
    func noteChange() {
      let old = entries
      entries = adapter?.model.undoCount ?? 0
      if entries > old, step == nil {
        post([.NSUndoManagerCheckpoint, .NSUndoManagerDidCloseUndoGroup])
      }
    }

    private func perform(_ event: Event, _ adapter: TextFieldAdapter) {
      step = event
      adapter.edit(event)
      step = nil
    }

    private func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: self) }
    }
  }
#endif
