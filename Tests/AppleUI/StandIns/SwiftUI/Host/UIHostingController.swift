// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit)
  /// A UIKit controller whose view shows a SwiftUI view.
  @MainActor
  open class UIHostingController<Content: View> {
    public var view: UIView!

    open var rootView: Content {
      didSet { hosted.host = ViewHost(rootView) }
    }

    private let hosted: HostingView

    public init(rootView: Content) {
      self.rootView = rootView
      hosted = HostingView(ViewHost(rootView))
      view = hosted
    }
  }

  /// The view of a hosting controller, through which tests can access the host.
  @MainActor
  public final class HostingView: UIView {
    public internal(set) var host: ViewHost

    init(_ host: ViewHost) {
      self.host = host
      super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 44) }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }
#endif
