// SPDX-License-Identifier: MIT

public typealias SystemView = NSView

open class NSView: NSResponder {
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame: NSRect
  public internal(set) var subviews: [NSView] = []
  public internal(set) weak var superview: NSView? { didSet { nextResponder = superview } }
  var host: NSWindow?
  open weak var nextKeyView: NSView?
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  var recognizers: [NSGestureRecognizer] = []
  open var gestureRecognizers: [NSGestureRecognizer] { recognizers }
  open private(set) var trackingAreas: [NSTrackingArea] = []

  var hugging: [LayoutAxis: LayoutPriority] = [:]
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

  func windowDidChange() { viewDidMoveToWindow() }

  /// Removes the view from its superview.
  ///
  /// If the view is a field that the user is editing, editing ends without calling the delegate.
  open func removeFromSuperview() {
    (self as? NSControl)?.abortEditing()
    detach()
  }

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

  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  open func setAccessibilityValueDescription(_ description: String?) {
    valueDescription = description
  }

  open func accessibilityValueDescription() -> String? { valueDescription }
}
