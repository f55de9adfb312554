// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  open var isEnabled = true

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.removeAll { action, events in
      action.identifier == actionIdentifier && events == controlEvents
    }
  }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run()
    }
  }
}
