// SPDX-License-Identifier: MIT

// watchOS has no text field with an undo manager.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation
  import NumericText

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The undo and redo actions of a text field's undo manager, one for each entry of the engine's
  /// history.
  ///
  /// Shaking, three-finger swipes and ⌘Z use the undo manager. Setting the text of a UIKit field
  /// removes its undo actions, so they are registered again after every change. In AppKit, only the
  /// action for a new entry is registered, because a document counts each registration as a change.
  /// While the undo manager is undoing or redoing, the text must not be set.
  @MainActor
  final class UndoSteps {
    private weak var model: (any FieldEditing)?

    /// Called to perform an undo or a redo.
    ///
    /// The text of the field must not be set before `finish` is called.
    var perform: (Event) -> Void = { _ in }

    /// Called after the undo manager has finished undoing or redoing.
    var finish: () -> Void = {}

    /// The numbers of undo and redo actions that this object has registered in the undo manager.
    private var registered = (undos: 0, redos: 0)

    private var phase = Phase.waiting
    private weak var undoManager: UndoManager?
    private var tokens: NotificationTokens?

    private enum Phase {
      case waiting

      /// An action was performed, and the undo manager has not finished yet.
      case performing

      /// Redo actions are being registered.
      ///
      /// An undo manager accepts redo actions only while it is undoing. Therefore, undo actions are
      /// registered and then undone, without changing the field.
      case registering
    }

    init(_ model: any FieldEditing) { self.model = model }

    /// Whether the undo manager is undoing or redoing an action.
    var isPerforming: Bool { phase == .performing }

    /// Closes the undo group of the current event, so that an edit becomes an undo step of its own.
    ///
    /// If the app then registers actions for this edit, they open another group. The field's action
    /// is added to that group.
    func beginStep(in undoManager: UndoManager?) {
      guard phase == .waiting, let undoManager, undoManager.groupsByEvent,
        undoManager.groupingLevel == 1, !undoManager.isUndoing, !undoManager.isRedoing
      else { return }
      undoManager.endUndoGrouping()
    }

    /// Registers as many actions as the model's history has entries, unless they are already
    /// registered.
    ///
    /// - Parameters:
    ///   - undoManager: The undo manager of the field.
    ///   - isEmptied: Whether the text of the field was set, which may have removed all actions.
    func match(in undoManager: UndoManager?, isEmptied: Bool = false) {
      guard let model, phase == .waiting, let undoManager else { return }
      let (undos, redos) = (model.engine.undoCount, model.engine.redoCount)
      let isKept = !isEmptied && undoManager === self.undoManager
      guard !isKept || (undos, redos) != registered else { return }
      // Registering an undo action removes the redo actions. If there are any, register all again.
      if !isKept || redos > 0 || undos <= registered.undos { removeAll() }
      observe(undoManager)
      let (added, level) = (undos - registered.undos, undoManager.groupingLevel)
      if level > 1 || (level == 1 && added == 1 && redos == 0) {
        // The app has registered actions for the same edit, or has begun a group of its own. Add the
        // new actions to the open group.
        join(added, undoManager)
      } else {
        register(added, redos, undoManager)
        registered = (undos, redos)
      }
    }

    /// Removes the actions that this object has registered, but no others.
    func removeAll() {
      undoManager?.removeAllActions(withTarget: self)
      registered = (0, 0)
    }
  }

  // MARK: - Registering

  extension UndoSteps {
    /// Registers actions in the open group.
    ///
    /// Redo actions are not registered: this requires undoing (see `Phase.registering`), which is
    /// impossible while a group is open.
    private func join(_ undos: Int, _ undoManager: UndoManager) {
      for _ in 0..<undos { register(.undo, undoManager) }
      registered = (registered.undos + undos, 0)
    }

    private func register(_ undos: Int, _ redos: Int, _ undoManager: UndoManager) {
      guard undos + redos > 0 else { return }
      // End the current group first, because actions in the same group would be undone together.
      let groupsByEvent = undoManager.groupsByEvent
      if groupsByEvent, undoManager.groupingLevel == 1 { undoManager.endUndoGrouping() }
      undoManager.groupsByEvent = false
      defer { undoManager.groupsByEvent = groupsByEvent }
      phase = .registering
      defer { phase = .waiting }
      for _ in 0..<undos + redos {
        undoManager.beginUndoGrouping()
        register(.undo, undoManager)
        undoManager.endUndoGrouping()
      }
      for _ in 0..<redos { undoManager.undo() }
    }

    private func register(_ event: Event, _ undoManager: UndoManager) {
      // The undo manager doesn't retain its targets, so the action retains this object.
      undoManager.registerUndo(withTarget: self) { [self] _ in run(event) }
    }

    private func run(_ event: Event) {
      let isUndo = event == .undo
      // The undo manager is undoing or redoing. While undoing, it stores a registered action as a
      // redo action, and while redoing, as an undo action.
      if let undoManager { register(isUndo ? .redo : .undo, undoManager) }
      guard phase != .registering else { return }
      registered.undos += isUndo ? -1 : 1
      registered.redos += isUndo ? 1 : -1
      phase = .performing
      perform(event)
    }

    private func observe(_ undoManager: UndoManager) {
      guard undoManager !== self.undoManager else { return }
      self.undoManager = undoManager
      let names: [Notification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
      tokens = NotificationTokens(names, of: undoManager) { [weak self] _ in self?.end() }
    }

    private func end() {
      guard phase == .performing else { return }
      phase = .waiting
      finish()
    }
  }
#endif
