// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button on screen.
@MainActor
public final class ButtonElement {
  public let label: [String]
  private let host: ViewHost
  private let isEnabled: Bool
  private let action: () -> Void

  /// Called with true when the button is pressed, and with false when it is released.
  var onHold: (Bool) -> Void = { _ in }

  init(_ label: [String], _ host: ViewHost, isEnabled: Bool, _ action: @escaping () -> Void) {
    self.label = label
    self.host = host
    self.isEnabled = isEnabled
    self.action = action
  }

  public func tap() {
    guard isEnabled else { return }
    host.event(action)
  }

  /// Presses or releases the button.
  public func hold(_ isHeld: Bool) { host.event { onHold(isHeld) } }
}

extension ViewHost {
  /// Renders `view` only to collect its texts, and returns them.
  func strings<V: View>(of view: V, in node: ViewNode, _ context: RenderContext) -> [String] {
    node.isHidden = true
    node.render(view, context)
    return node.allElements().compactMap { ($0 as? RenderedText)?.string }
  }
}
