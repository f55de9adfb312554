// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(AppKit)
  /// Creates and updates an AppKit view in SwiftUI.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: PlatformViewRepresentable {
    associatedtype NSViewType: NSView

    typealias Context = NSViewRepresentableContext<Self>

    func makeNSView(context: Context) -> NSViewType

    func updateNSView(_ nsView: NSViewType, context: Context)

    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      nsView: NSViewType,
      context: Context
    ) -> CGSize?
  }

  public typealias NSViewRepresentableContext = PlatformViewContext

  extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
      _ proposal: ProposedViewSize,
      nsView: NSViewType,
      context: Context
    ) -> CGSize? { nil }

    func show(in node: ViewNode, _ context: RenderContext) {
      let methods = PlatformViewMethods<Self, NSViewType>(
        make: { makeNSView(context: $0) },
        update: { updateNSView($0, context: $1) },
        size: { sizeThatFits($0, nsView: $1, context: $2) },
        dismantle: { Self.dismantleNSView($0, coordinator: $1) }
      )
      node.show(self, methods, context)
    }
  }
#endif
