// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import UIKit

  /// The engine's history as the undo manager of a field.
  ///
  /// It holds no steps of its own. What the system registers of changes that it made by itself is
  /// never undone: those steps replace ranges of a text that is formatted otherwise by now.
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
