// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A modification that applies to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.child(0).render(any: view, context)
  }
}

nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.install(modifier, context)
    node.child(0).render(modifier.body(content: _ViewModifier_Content(view: content)), context)
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
