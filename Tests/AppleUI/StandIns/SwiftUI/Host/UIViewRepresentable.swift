// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  public import Foundation
  public import UIKit

  /// Creates and updates a UIKit view in SwiftUI.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType

    func updateUIView(_ uiView: UIViewType, context: Context)

    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    func makeCoordinator() -> Coordinator

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIViewType,
      context: Context
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    public var body: Never { preconditionFailure("A representable has no body.") }

    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIViewType,
      context: Context
    ) -> CGSize? { nil }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction = Transaction()
    public let environment: EnvironmentValues
  }

  /// Shows a UIKit view in SwiftUI.
  @MainActor
  private final class Represented<Representable: UIViewRepresentable> {
    let coordinator: Representable.Coordinator
    let view: Representable.UIViewType

    init(_ representable: Representable, _ environment: EnvironmentValues) {
      coordinator = representable.makeCoordinator()
      let context = UIViewRepresentableContext<Representable>(
        coordinator: coordinator,
        environment: environment
      )
      view = representable.makeUIView(context: context)
    }
  }

  extension ViewNode {
    func render<R: UIViewRepresentable>(representable: R, _ context: RenderContext) {
      install(representable, context)
      let represented = object { Represented(representable, context.environment) }
      let view = represented.view
      let coordinator = represented.coordinator
      let update = UIViewRepresentableContext<R>(
        coordinator: coordinator,
        environment: context.environment
      )
      representable.updateUIView(view, context: update)
      context.host.add(
        PlatformElement(
          view: view,
          coordinator: coordinator,
          context: context
        ) { proposal in
          representable.sizeThatFits(proposal, uiView: view, context: update)
        }
      )
      dismantle = { R.dismantleUIView(view, coordinator: coordinator) }
    }
  }
#endif
