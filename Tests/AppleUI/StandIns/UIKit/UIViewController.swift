// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller whose view a test adds to a window, as a presentation does.
open class UIViewController: UIResponder {
  public let view = UIView()
  public private(set) weak var parent: UIViewController?

  public override init() {
    super.init()
    view.controller = self
  }

  open override var next: UIResponder? { view.superview }

  /// Makes `child` a child, without adding its view.
  open func addChild(_ child: UIViewController) { child.parent = self }
}
