// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Builds views from statements.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a sequence.
nonisolated public struct TupleView<T>: PrimitiveView {
  let views: [any View]

  init(_ views: [any View]) { self.views = views }

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    for (index, view) in views.enumerated() { node.child(index).render(any: view, context) }
  }
}

/// The view from one of the two branches of an `if` statement.
nonisolated public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    switch self {
    case .first(let view): node.child("first").render(view, context)
    case .second(let view): node.child("second").render(view, context)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    if let self { node.child(0).render(self, context) }
  }
}
