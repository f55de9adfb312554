// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A line of text.
nonisolated public struct Text: Equatable, Sendable {
  let content: String

  public init(verbatim content: String) { self.content = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.resolved
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = resource.key }
  public func monospacedDigit() -> Text { self }
}

extension Text: PrimitiveView {
  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    let font = context.environment.font
    context.host.add(RenderedText(string: content, font: font, attributes: context.attributes))
  }
}
