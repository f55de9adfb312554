// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension Notification.Name {
  public static let NSUndoManagerCheckpoint =
    Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidCloseUndoGroup =
    Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange =
    Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange =
    Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidUndoChange =
    Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange =
    Notification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// A stand-in for `UndoManager`, which Foundation has only on Apple's platforms.
///
/// An action that is registered outside a group becomes an undo step of its own, as if each action
/// were registered in a different iteration of the run loop.
@MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  private var isPlayingUndo = false
  private var isPlayingRedo = false
  public var groupsByEvent = true
  private var past: [Step] = []
  private var future: [Step] = []

  public override init() {}

  open var isUndoing: Bool { isPlayingUndo }
  open var isRedoing: Bool { isPlayingRedo }
  open var canUndo: Bool { !past.isEmpty }
  open var canRedo: Bool { !future.isEmpty }

  open var undoCount: Int { past.count }
  open var redoCount: Int { future.count }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    if !groupsByEvent, groupingLevel == 0, !isUndoing, !isRedoing {
      faults.append("no group is open")
    }
    let step = Step(target: target) { [weak self, weak target] in
      if let target { handler(target) } else { self?.faults.append("the target is gone") }
    }
    if isUndoing {
      future.append(step)
    } else {
      past.append(step)
      if !isRedoing { future.removeAll() }
    }
  }

  open func undo() {
    guard let step = past.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isPlayingUndo = true
    step.run()
    isPlayingUndo = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    guard let step = future.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isPlayingRedo = true
    step.run()
    isPlayingRedo = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  open func removeAllActions() {
    if isUndoing || isRedoing { faults.append("the steps are removed while one is undone") }
    past.removeAll()
    future.removeAll()
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    past.removeAll { $0.target === target }
    future.removeAll { $0.target === target }
  }

  public private(set) var groupingLevel = 0

  public func beginUndoGrouping() { groupingLevel += 1 }

  public func endUndoGrouping() {
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    groupingLevel -= 1
  }

  /// The mistakes that would raise an exception on a device, as messages.
  public private(set) var faults: [String] = []
}
