// SPDX-License-Identifier: MIT

public import Foundation

open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp
    case mouseMoved = 5
    case keyDown = 10
    case scrollWheel = 22
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
  }

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let option = ModifierFlags(rawValue: 1 << 19)
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
  }

  public let type: EventType
  public var locationInWindow = NSPoint.zero
  public var modifierFlags: ModifierFlags = []
  public weak var window: NSWindow?

  /// The key that was pressed.
  ///
  /// As in AppKit, only a key event has a key code.
  public var keyCode: UInt16 {
    get {
      precondition(type == .keyDown, "keyCode of an event that is not a key")
      return code
    }
    set { code = newValue }
  }

  private var code: UInt16 = 0
  public var scrollingDeltaX: CGFloat = 0
  public var scrollingDeltaY: CGFloat = 0
  public var hasPreciseScrollingDeltas = false
  public var isDirectionInvertedFromDevice = false
  public var phase: Phase = []
  public var momentumPhase: Phase = []

  public init(_ type: EventType, at location: NSPoint = .zero, in window: NSWindow? = nil) {
    self.type = type
    locationInWindow = location
    self.window = window
  }

  // MARK: - Monitors

  private struct Monitor {
    let mask: EventTypeMask
    let handler: (NSEvent) -> NSEvent?
  }

  // No lock is needed, because AppKit calls monitors on the main thread only.
  nonisolated(unsafe) private static var monitors: [UUID: Monitor] = [:]

  /// The modifier keys that are currently held.
  nonisolated(unsafe) public static var heldModifierFlags: ModifierFlags = []

  open class var modifierFlags: ModifierFlags { heldModifierFlags }

  public static var monitorCount: Int { monitors.count }

  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let id = UUID()
    monitors[id] = Monitor(mask: mask, handler: block)
    return id
  }

  open class func removeMonitor(_ eventMonitor: Any) {
    if let id = eventMonitor as? UUID { monitors[id] = nil }
  }

  /// Passes an event to all monitors.
  ///
  /// - Returns: False if a monitor has consumed the event. Otherwise, the window should handle it.
  public func passMonitors() -> Bool {
    let mask = EventTypeMask(rawValue: 1 << type.rawValue)
    for monitor in Self.monitors.values where monitor.mask.contains(mask) {
      if monitor.handler(self) == nil { return false }
    }
    return true
  }
}
