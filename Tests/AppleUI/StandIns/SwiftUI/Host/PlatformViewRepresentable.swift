// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What `UIViewRepresentable` and `NSViewRepresentable` have in common.
@MainActor @preconcurrency
public protocol PlatformViewRepresentable: View where Body == Never {
  associatedtype Coordinator

  func makeCoordinator() -> Coordinator
}

extension PlatformViewRepresentable {
  public var body: Never { preconditionFailure("A representable has no body.") }
}

@MainActor @preconcurrency
public struct PlatformViewContext<Representable: PlatformViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// The methods of a representable, which have other names in UIKit than in AppKit.
@MainActor
struct PlatformViewMethods<Representable: PlatformViewRepresentable, Shown: AnyObject> {
  typealias Context = PlatformViewContext<Representable>

  let make: (Context) -> Shown
  let update: (Shown, Context) -> Void
  let size: (ProposedViewSize, Shown, Context) -> CGSize?
  let dismantle: (Shown, Representable.Coordinator) -> Void
}

/// A UIKit or AppKit view on screen, and its coordinator.
private final class Represented<Coordinator, Shown: AnyObject> {
  let coordinator: Coordinator
  var view: Shown?

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension ViewNode {
  /// Creates or updates the UIKit or AppKit view of a representable.
  func show<R: PlatformViewRepresentable, Shown: AnyObject>(
    _ representable: R,
    _ methods: PlatformViewMethods<R, Shown>,
    _ context: RenderContext
  ) {
    install(representable, context)
    let represented = object { Represented<R.Coordinator, Shown>(representable.makeCoordinator()) }
    let coordinator = represented.coordinator
    let shown = PlatformViewContext<R>(coordinator: coordinator, environment: context.environment)
    let view = represented.view ?? methods.make(shown)
    represented.view = view
    methods.update(view, shown)
    context.host.add(
      PlatformElement(
        view: view,
        coordinator: coordinator,
        attributes: context.attributes,
        requests: context.focus,
        size: { methods.size($0, view, shown) }
      )
    )
    dismantle = { methods.dismantle(view, coordinator) }
  }
}
