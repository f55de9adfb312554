// SPDX-License-Identifier: MIT

open class NSEvent: NSObject {
  public enum EventType: Sendable {
    case leftMouseDown, leftMouseUp, mouseMoved, keyDown, scrollWheel
  }

  /// The type of event for a monitor, because no monitor here has several.
  public typealias EventTypeMask = EventType

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let option = ModifierFlags(rawValue: 1 << 19)
  }

  public enum Phase: Sendable { case ended, cancelled }

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
  public var phase: Set<Phase> = []
  public var momentumPhase: Set<Phase> = []

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
    for monitor in Self.monitors.values where monitor.mask == type {
      if monitor.handler(self) == nil { return false }
    }
    return true
  }
}
