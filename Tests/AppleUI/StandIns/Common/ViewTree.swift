// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What `UIView` and `NSView`, which both modules call `SystemView`, have in common.
extension SystemView {
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  public func addSubview(_ view: SystemView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    if window != nil { view.notifyOfWindow() }
  }

  func detach() {
    let wasInWindow = window != nil
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if wasInWindow { notifyOfWindow() }
  }

  func notifyOfWindow() {
    windowDidChange()
    for view in subviews { view.notifyOfWindow() }
  }

  // MARK: - Gestures

  public func addGestureRecognizer(_ gestureRecognizer: SystemGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: SystemGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: - Layout

  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    hugging[axis] = priority
  }

  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutAxis
  ) {}
}
