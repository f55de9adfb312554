// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  /// Creates and updates a UIKit view in SwiftUI.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: PlatformViewRepresentable {
    associatedtype UIViewType: UIView

    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType

    func updateUIView(_ uiView: UIViewType, context: Context)

    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIViewType,
      context: Context
    ) -> CGSize?
  }

  public typealias UIViewRepresentableContext = PlatformViewContext

  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIViewType,
      context: Context
    ) -> CGSize? { nil }

    func show(in node: ViewNode, _ context: RenderContext) {
      let methods = PlatformViewMethods<Self, UIViewType>(
        make: { makeUIView(context: $0) },
        update: { updateUIView($0, context: $1) },
        size: { sizeThatFits($0, uiView: $1, context: $2) },
        dismantle: { Self.dismantleUIView($0, coordinator: $1) }
      )
      node.show(self, methods, context)
    }
  }
#endif
