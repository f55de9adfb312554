// SPDX-License-Identifier: MIT

@MainActor
open class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let resizeLeftRight = NSCursor()

  public private(set) static var current = arrow

  open func set() { Self.current = self }
}

open class NSTrackingArea: NSObject {
  public enum Option: Sendable {
    case mouseEnteredAndExited, mouseMoved, activeInKeyWindow, inVisibleRect
  }

  /// The object that receives the mouse events.
  ///
  /// The tracking area doesn't retain it.
  public private(set) weak var owner: AnyObject?

  public init(rect: NSRect, options: Set<Option>, owner: Any?, userInfo: [AnyHashable: Any]?) {
    self.owner = owner as AnyObject?
  }
}
