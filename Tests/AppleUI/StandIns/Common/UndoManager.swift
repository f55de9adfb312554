// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("Checkpoint")
  public static let NSUndoManagerDidCloseUndoGroup = Self("DidCloseUndoGroup")
  public static let NSUndoManagerWillUndoChange = Self("WillUndoChange")
  public static let NSUndoManagerWillRedoChange = Self("WillRedoChange")
  public static let NSUndoManagerDidUndoChange = Self("DidUndoChange")
  public static let NSUndoManagerDidRedoChange = Self("DidRedoChange")
}

/// A stand-in for `UndoManager`, which Foundation has only on Apple's platforms.
@MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  public var groupsByEvent = true

  /// Whether each action outside a group becomes an undo step of its own, as if each action were
  /// registered in a different iteration of the run loop.
  ///
  /// If false, `endEvent()` ends the step.
  public var endsEventsAtOnce = true

  private var past: [[Action]] = []
  private var future: [[Action]] = []

  /// The open groups, from the outermost to the innermost.
  private var groups: [[Action]] = []

  public override init() {}

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !past.isEmpty || groups.contains { !$0.isEmpty } }
  open var canRedo: Bool { !future.isEmpty }

  open var undoCount: Int { past.count }
  open var redoCount: Int { future.count }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    if groups.isEmpty {
      if !groupsByEvent { Fault.record("No undo group is open.") }
      groups.append([])
    }
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) } else { Fault.record("The target of an undo is gone.") }
    }
    groups[groups.count - 1].append(action)
    if endsEventsAtOnce, groupsByEvent, groups.count == 1, !isUndoing, !isRedoing {
      endUndoGrouping()
    }
  }

  // MARK: - Groups

  open var groupingLevel: Int { groups.count }

  /// Opens a group.
  ///
  /// If no group is open and `groupsByEvent` is true, this method first opens a group for the
  /// current event.
  open func beginUndoGrouping() {
    if groups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { groups.append([]) }
    groups.append([])
  }

  open func endUndoGrouping() {
    guard let group = groups.popLast() else { return Fault.record("No undo group is open.") }
    guard groups.isEmpty else { return groups[groups.count - 1] += group }
    if !group.isEmpty { keep(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Closes the group of the current event, as the run loop does.
  public func endEvent() {
    if groups.count == 1, groupsByEvent { endUndoGrouping() }
  }

  private func keep(_ group: [Action]) {
    if isUndoing {
      future.append(group)
    } else {
      past.append(group)
      if !isRedoing { future.removeAll() }
    }
  }

  // MARK: - Undo

  open func undo() {
    endEvent()
    guard groups.isEmpty else { return Fault.record("undo() was called in an open group.") }
    guard let group = past.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    play(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard groups.isEmpty else { return Fault.record("redo() was called in an open group.") }
    guard let group = future.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    play(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Runs the actions of a group, and stores the actions that they register as a single step.
  private func play(_ group: [Action]) {
    groups.append([])
    for action in group.reversed() { action.run() }
    if let group = groups.popLast(), !group.isEmpty { keep(group) }
  }

  open func removeAllActions() {
    if isUndoing || isRedoing { Fault.record("The undo steps are removed while one is undone.") }
    past.removeAll()
    future.removeAll()
    groups = groups.map { _ in [] }
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ steps: [[Action]]) -> [[Action]] {
      steps.map { $0.filter { $0.target !== target } }
    }
    past = without(past).filter { !$0.isEmpty }
    future = without(future).filter { !$0.isEmpty }
    groups = without(groups)
  }
}
