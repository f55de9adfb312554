// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Button<Label: View>: PrimitiveView {
  let action: () -> Void
  let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = { MainActor.assumeIsolated(action) }
    self.label = label()
  }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    let host = context.host
    let strings = host.strings(of: label, in: node.child(0), context)
    host.add(ButtonElement(strings, host, isEnabled: context.environment.isEnabled, action))
  }
}

nonisolated extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
