// SPDX-License-Identifier: MIT

open class NSView: NSResponder {
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame: NSRect
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  var host: NSWindow?
  open weak var nextKeyView: NSView?
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  open private(set) var gestureRecognizers: [NSGestureRecognizer] = []
  open private(set) var trackingAreas: [NSTrackingArea] = []

  private var valueDescription: String?

  public init(frame: NSRect) {
    self.frame = frame
    super.init()
  }

  open var window: NSWindow? { host ?? superview?.window }
  open var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func viewDidMoveToWindow() {}

  func notifyOfWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.notifyOfWindow() }
  }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    view.nextResponder = self
    subviews.append(view)
    view.viewDidMoveToWindow()
  }

  /// Removes the view from its superview.
  ///
  /// If the view is a field that the user is editing, editing ends without calling the delegate.
  open func removeFromSuperview() {
    guard let superview else { return }
    (self as? NSControl)?.abortEditing()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    viewDidMoveToWindow()
  }

  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

  /// Converts a point from the coordinates of `view`, or of the window if `view` is nil.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let (own, other) = (offset, view?.offset ?? .zero)
    return NSPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// The origin of the view in its window.
  private var offset: NSPoint {
    let outer = superview?.offset ?? .zero
    return NSPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  open func setAccessibilityValueDescription(_ description: String?) {
    valueDescription = description
  }

  open func accessibilityValueDescription() -> String? { valueDescription }
}
