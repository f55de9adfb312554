// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A modification that applies to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView

  @ViewBuilder func body(content: Content) -> Body
}

nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.install(modifier, context)
    node.child(0).render(modifier.body(content: AnyView(content)), context)
  }
}

nonisolated extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that is rendered with changes to its environment or attributes.
nonisolated struct Adjusted<Content: View>: PrimitiveView {
  let content: Content
  let adjust: @MainActor (inout RenderContext, ViewNode) -> Void

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    var context = context
    adjust(&context, node)
    node.child(0).render(content, context)
  }
}

nonisolated extension View {
  func adjusted(
    _ adjust: @escaping @MainActor (inout RenderContext, ViewNode) -> Void
  ) -> Adjusted<Self> { Adjusted(content: self, adjust: adjust) }

  /// Returns the view unchanged, for modifiers that affect only the appearance.
  func unchanged() -> Adjusted<Self> { adjusted { _, _ in } }
}
