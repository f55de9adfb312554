// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(AppKit)
  public import Foundation
  public import AppKit

  /// Creates and updates an AppKit view in SwiftUI.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void

    typealias Context = NSViewRepresentableContext<Self>

    func makeNSView(context: Context) -> NSViewType

    func updateNSView(_ nsView: NSViewType, context: Context)

    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

    func makeCoordinator() -> Coordinator

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      nsView: NSViewType,
      context: Context
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    public var body: Never { preconditionFailure("A representable has no body.") }

    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
      _ proposal: ProposedViewSize,
      nsView: NSViewType,
      context: Context
    ) -> CGSize? { nil }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction = Transaction()
    public let environment: EnvironmentValues
  }

  /// Shows an AppKit view in SwiftUI.
  @MainActor
  private final class Represented<Representable: NSViewRepresentable> {
    let coordinator: Representable.Coordinator
    let view: Representable.NSViewType

    init(_ representable: Representable, _ environment: EnvironmentValues) {
      coordinator = representable.makeCoordinator()
      let context = NSViewRepresentableContext<Representable>(
        coordinator: coordinator,
        environment: environment
      )
      view = representable.makeNSView(context: context)
    }
  }

  extension ViewNode {
    func render<R: NSViewRepresentable>(representable: R, _ context: RenderContext) {
      install(representable, context)
      let represented = object { Represented(representable, context.environment) }
      let view = represented.view
      let coordinator = represented.coordinator
      let update = NSViewRepresentableContext<R>(
        coordinator: coordinator,
        environment: context.environment
      )
      representable.updateNSView(view, context: update)
      context.host.add(
        PlatformElement(
          view: view,
          coordinator: coordinator,
          context: context
        ) { proposal in
          representable.sizeThatFits(proposal, nsView: view, context: update)
        }
      )
      dismantle = { R.dismantleNSView(view, coordinator: coordinator) }
    }
  }
#endif
