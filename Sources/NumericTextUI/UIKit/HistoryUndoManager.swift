// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import UIKit

  /// An undo manager that uses the engine's history.
  ///
  /// It ignores the actions that UIKit registers for its own changes. They would replace ranges of
  /// the text from before it was formatted.
  final class HistoryUndoManager: UndoManager {
    weak var adapter: TextFieldAdapter?

    override var canUndo: Bool {
      let adapter = adapter
      return MainActor.assumeIsolated { adapter.map { $0.model.undoCount > 0 } } ?? super.canUndo
    }

    override var canRedo: Bool {
      let adapter = adapter
      return MainActor.assumeIsolated { adapter.map { $0.model.redoCount > 0 } } ?? super.canRedo
    }

    override func undo() {
      guard let adapter else { return super.undo() }
      MainActor.assumeIsolated { adapter.edit(.undo) }
    }

    override func redo() {
      guard let adapter else { return super.redo() }
      MainActor.assumeIsolated { adapter.edit(.redo) }
    }
  }
#endif
