// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIToolbar: UIView {
  public private(set) var items: [UIBarButtonItem]?

  /// Sets the items, and creates a view for each of them.
  ///
  /// As in UIKit, these views are in a container view that is as wide as the toolbar. Here, each of
  /// them is 44 points wide.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    for view in subviews { view.removeFromSuperview() }
    let content = UIView(frame: bounds)
    for index in (items ?? []).indices {
      content.addSubview(UIView(frame: CGRect(x: index * 44, y: 0, width: 44, height: 44)))
    }
    addSubview(content)
  }
}

@preconcurrency @MainActor
public class UIBarButtonItem: NSObject {
  public enum SystemItem: Sendable { case done, flexibleSpace }

  public enum Style: Int, Sendable { case plain, bordered, done }

  public let systemItem: SystemItem?
  public var title: String?
  public var image: UIImage?
  public var primaryAction: UIAction?
  public var isEnabled = true
  public var accessibilityLabel: String?

  public init(systemItem: SystemItem? = nil, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public func press() { primaryAction?.run() }
}
