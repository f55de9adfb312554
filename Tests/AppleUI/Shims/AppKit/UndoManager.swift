// SPDX-License-Identifier: MIT

public import Foundation

/// Foundation's undo manager, which it has on Apple's systems only.
///
/// Each registration is a group of its own, as each event is on a Mac.
@MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  private var past: [Action] = []
  private var future: [Action] = []
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  public var canUndo: Bool { !past.isEmpty }
  public var canRedo: Bool { !future.isEmpty }

  @preconcurrency
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @Sendable (Target) -> Void
  ) {
    let action = Action(target: target) { ($0 as? Target).map(handler) }
    if isUndoing {
      future.append(action)
    } else {
      past.append(action)
      if !isRedoing { future = [] }
    }
  }

  open func undo() {
    guard let action = past.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    if let target = action.target { action.perform(target) }
  }

  open func redo() {
    guard let action = future.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    if let target = action.target { action.perform(target) }
  }

  public func removeAllActions() {
    past = []
    future = []
  }

  public func removeAllActions(withTarget target: Any) {
    past.removeAll { $0.target === target as AnyObject }
    future.removeAll { $0.target === target as AnyObject }
  }
}
