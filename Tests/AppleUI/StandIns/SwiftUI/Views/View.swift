// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of the user interface, described by its body.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A view without a body has been asked for it.") }
}

/// A view without a body, which renders itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func render(in node: ViewNode, _ context: RenderContext)
}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}
