// SPDX-License-Identifier: MIT

open class NSWorkspace: NSObject {
  nonisolated(unsafe) public static let shared = NSWorkspace()

  /// The observations, which are not retained.
  private var observations: [() -> NSKeyValueObservation?] = []

  /// Whether VoiceOver is on, as set by tests.
  public var isVoiceOverEnabled = false {
    didSet { for observation in observations { observation()?.notify() } }
  }

  /// Observes `isVoiceOverEnabled`, the only observable property of the stand-in.
  public func observe<Value>(
    _ keyPath: KeyPath<NSWorkspace, Value>,
    changeHandler: @escaping @Sendable (NSWorkspace, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [unowned self] in
      changeHandler(self, NSKeyValueObservedChange())
    }
    observations.append { [weak observation] in observation }
    return observation
  }
}

/// An observation that ends when this object is deinitialized.
///
/// Foundation has this class only on Apple's platforms.
public final class NSKeyValueObservation: NSObject {
  let notify: () -> Void

  init(notify: @escaping () -> Void) { self.notify = notify }
}

public struct NSKeyValueObservedChange<Value> {}
