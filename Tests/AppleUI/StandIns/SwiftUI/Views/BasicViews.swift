// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct EmptyView: PrimitiveView {
  public init() {}

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {}
}

/// A type-erased view.
nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  public init<V: View>(_ view: V) { self.view = view }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.child(0).render(any: view, context)
  }
}

nonisolated public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    node.child(0).render(content, context)
  }
}

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    for element in data {
      node.child(element[keyPath: id]).render(content(element), context)
    }
  }
}
