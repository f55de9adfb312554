// SPDX-License-Identifier: MIT

public import Foundation

open class NSWorkspace: NSObject {
  nonisolated(unsafe) public static let shared = NSWorkspace()

  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// A lock for `observers`, because an observation can end on any thread.
  private let lock = NSLock()

  /// Whether VoiceOver is on, as set by tests.
  public var isVoiceOverEnabled = false {
    didSet { for observer in lock.withLock({ Array(observers.values) }) { observer() } }
  }

  /// Observes `isVoiceOverEnabled`, the only observable property of the stand-in.
  public func observe<Value>(
    _ keyPath: KeyPath<NSWorkspace, Value>,
    changeHandler: @escaping @Sendable (NSWorkspace, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let id = ObjectIdentifier(observation)
    let notify = { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
    lock.withLock { observers[id] = notify }
    observation.onInvalidate = { [weak self] in
      guard let self else { return }
      _ = lock.withLock { observers.removeValue(forKey: id) }
    }
    return observation
  }
}

/// An observation that ends when this object is deinitialized.
///
/// Foundation has this class only on Apple's platforms.
public final class NSKeyValueObservation: NSObject {
  var onInvalidate: () -> Void = {}

  deinit { onInvalidate() }
}

public struct NSKeyValueObservedChange<Value> {}
