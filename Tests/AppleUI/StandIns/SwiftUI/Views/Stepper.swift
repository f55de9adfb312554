// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stepper, rendered as its label and two buttons.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.child(0).render(label, context)
    add("Increment", onIncrement, context)
    add("Decrement", onDecrement, context)
  }

  @MainActor
  private func add(_ name: String, _ action: (() -> Void)?, _ context: RenderContext) {
    let isEnabled = action != nil && context.environment.isEnabled
    let button = ButtonElement([name], context.host, isEnabled: isEnabled) { action?() }
    button.onHold = onEditingChanged
    context.host.add(button)
  }
}
