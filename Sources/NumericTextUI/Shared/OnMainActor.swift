// SPDX-License-Identifier: MIT

import Foundation

/// Runs an action on the main actor: immediately if the caller is on it, otherwise asynchronously.
///
/// Use this function for the system's notifications, which can arrive on any thread.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated { action() }
  } else {
    Task { await action() }
  }
}

// Outside Apple's platforms, the main queue isn't tied to the main thread.
#if canImport(ObjectiveC)
  private var isOnMainActor: Bool { Thread.isMainThread }
#else
  private var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// A key for which only the main queue has a value.
  ///
  /// Code that finds a value for this key runs on the main queue.
  private let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
#endif
