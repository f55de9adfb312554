// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit)
  public import UIKit

  /// A view of UIKit that shows one of SwiftUI.
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

  /// The view of a hosting controller, with what a test sees of it.
  @MainActor
  public final class HostingView: UIView {
    /// What the view shows.
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
