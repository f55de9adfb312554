// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
open class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let resizeLeftRight = NSCursor()

  public private(set) static var current = arrow

  open func set() { Self.current = self }
}

open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let inVisibleRect = Options(rawValue: 0x200)
  }

  /// The object that receives the mouse events.
  ///
  /// The tracking area doesn't retain it.
  public private(set) weak var owner: AnyObject?

  public init(rect: NSRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]?) {
    self.owner = owner as AnyObject?
  }
}
