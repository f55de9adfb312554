// SPDX-License-Identifier: MIT

// watchOS has no text fields that could be undone.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation
  import NumericText

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The engine's history in the undo manager of a text field: one step for each entry.
  ///
  /// Shaking, three-finger swipes and ⌘Z reach the history through it. Setting the text of a field
  /// may empty its undo manager, so the steps are registered again after every write, and no text is
  /// written before the undo manager has finished undoing.
  @MainActor
  final class UndoSteps {
    /// Performs an undo or a redo.
    ///
    /// The text of the field must not be set before `finish` is called.
    var perform: (Event) -> Void = { _ in }

    /// Is called when the undo manager has finished undoing or redoing.
    var finish: () -> Void = {}

    /// The numbers of steps that are registered.
    private var registered = (undos: 0, redos: 0)

    private var phase = Phase.waiting
    private weak var undoManager: UndoManager?
    private var tokens: NotificationTokens?

    private enum Phase {
      case waiting

      /// A step was performed, and the undo manager has not finished yet.
      case performing

      /// Redo steps are made by undoing steps that do nothing.
      case registering
    }

    /// Whether the undo manager is undoing or redoing a step.
    var isPerforming: Bool { phase == .performing }

    /// Registers as many steps as the history has, unless they are registered already.
    ///
    /// - Parameters:
    ///   - undos: The number of times that something can be undone.
    ///   - redos: The number of times that something can be redone.
    ///   - undoManager: The undo manager of the field.
    ///   - isEmptied: Whether the text of the field was set, which may have removed all steps.
    func match(
      undos: Int,
      redos: Int,
      in undoManager: UndoManager?,
      isEmptied: Bool = false
    ) {
      guard phase == .waiting, let undoManager,
        isEmptied || (undos, redos) != registered || undoManager !== self.undoManager
      else { return }
      removeAll()
      observe(undoManager)
      if undos + redos > 0 { register(undos, redos, undoManager) }
      registered = (undos, redos)
    }

    /// Removes every step, and leaves those of others.
    func removeAll() {
      undoManager?.removeAllActions(withTarget: self)
      registered = (0, 0)
    }
  }

  // MARK: - Registering

  extension UndoSteps {
    private func register(_ undos: Int, _ redos: Int, _ undoManager: UndoManager) {
      // Steps that are registered during one event would be undone together.
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
      // The undo manager does not keep its targets, so the step keeps this one.
      undoManager.registerUndo(withTarget: self) { [self] _ in
        MainActor.assumeIsolated { run(event) }
      }
    }

    private func run(_ event: Event) {
      switch phase {
      case .registering: if let undoManager { register(.redo, undoManager) }
      case .waiting, .performing:
        phase = .performing
        perform(event)
      }
    }

    private func observe(_ undoManager: UndoManager) {
      guard undoManager !== self.undoManager else { return }
      self.undoManager = undoManager
      let names: [Notification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
      tokens = NotificationTokens(names, of: undoManager) { [weak self] in self?.end() }
    }

    private func end() {
      guard phase == .performing else { return }
      phase = .waiting
      // The steps on both sides of the one that was performed have moved by one.
      registered = (-1, -1)
      finish()
    }
  }
#endif
