// SPDX-License-Identifier: MIT

public import Foundation

open class NSWorkspace: NSObject {
  nonisolated(unsafe) public static let shared = NSWorkspace()

  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// Whether VoiceOver is on, as set by tests.
  public var isVoiceOverEnabled = false {
    didSet { for observer in observers.values { observer() } }
  }

  /// Observes `isVoiceOverEnabled`, the only observable property of the stand-in.
  public func observe<Value>(
    _ keyPath: KeyPath<NSWorkspace, Value>,
    changeHandler: @escaping @Sendable (NSWorkspace, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let id = ObjectIdentifier(observation)
    observers[id] = { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
    observation.onInvalidate = { [weak self] in self?.observers[id] = nil }
    return observation
  }
}

/// An observation that ends when this object is deinitialized.
///
/// Foundation has this class only on Apple's platforms.
public final class NSKeyValueObservation: NSObject {
  var onInvalidate: () -> Void = {}

  public func invalidate() { onInvalidate() }

  deinit { onInvalidate() }
}

public struct NSKeyValueObservedChange<Value> {}
