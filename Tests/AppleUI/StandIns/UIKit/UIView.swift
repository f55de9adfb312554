// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
open class UIEvent: NSObject {}

public typealias SystemView = UIView

open class UIView: UIResponder {
  open var frame: CGRect
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var tintColor: UIColor?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  public let layer = CALayer()

  var hugging: [LayoutAxis: LayoutPriority] = [:]

  public init(frame: CGRect) { self.frame = frame }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { frame = .zero }

  /// The controller whose root view this is, or nil.
  weak var controller: UIViewController?

  open override var next: UIResponder? { controller ?? superview }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func removeFromSuperview() { detach() }

  open func didMoveToWindow() {}

  func windowDidChange() { didMoveToWindow() }

  /// Called when a storyboard has created the view and connected its outlets.
  open func awakeFromNib() {}

  /// The traits that a test has set, or else the traits of the superview.
  ///
  /// Without a superview, the traits are those of a phone. On Apple's systems, a window inherits
  /// its traits from its scene.
  open var traitCollection: UITraitCollection {
    get { ownTraits ?? superview?.traitCollection ?? UITraitCollection(userInterfaceIdiom: .phone) }
    set { ownTraits = newValue }
  }

  private var ownTraits: UITraitCollection?

  public enum AutoresizingMask: Sendable { case none, flexibleWidth }

  open var autoresizingMask = AutoresizingMask.none

  /// Returns the innermost view at a point, or nil if the point is outside this view, or if this
  /// view is hidden or ignores touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let place = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Converts a rectangle of this view to the coordinates of a view around it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard self !== view, let superview else { return rect }
    return superview.convert(rect.offsetBy(dx: frame.minX, dy: frame.minY), to: view)
  }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  var recognizers: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  // MARK: - Accessibility, which is part of NSObject on Apple's systems
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}
}
