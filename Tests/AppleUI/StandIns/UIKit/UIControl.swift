// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIControl: UIView {
  public enum Event: Sendable { case editingChanged, editingDidEndOnExit }

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

  /// The events for which there are actions.
  var allControlEvents: [Event] { actions.map(\.events) }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where events == controlEvents { action.run() }
  }
}
