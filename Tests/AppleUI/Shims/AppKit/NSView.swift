// SPDX-License-Identifier: MIT

public import Foundation

open class NSView: NSResponder {
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame: NSRect
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  var host: NSWindow?
  open weak var nextKeyView: NSView?
  open var isHidden = false
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var toolTip: String?

  var hugging: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  var resistance: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  var accessibility = AccessibilityAttributes()

  public init(frame: NSRect) {
    self.frame = frame
    super.init()
  }

  open var window: NSWindow? { host ?? superview?.window }
  open var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open var fittingSize: NSSize { intrinsicContentSize }

  open func invalidateIntrinsicContentSize() {}
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
  /// If the user is editing the view, editing ends without calling the delegate.
  open func removeFromSuperview() {
    guard let superview else { return }
    (self as? NSControl)?.abortEditing()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    viewDidMoveToWindow()
  }

  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) { hugging[orientation] = priority }

  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { hugging[orientation] ?? .defaultLow }

  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) { resistance[orientation] = priority }

  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { resistance[orientation] ?? .defaultHigh }
}
