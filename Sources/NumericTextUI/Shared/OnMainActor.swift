// SPDX-License-Identifier: MIT

import Foundation

/// Runs an action on the main actor: at once if the caller runs on it, soon otherwise.
///
/// An app may post a notification of the system on any thread.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated { action() }
  } else {
    Task { await action() }
  }
}

// Off Apple's systems the main queue may leave the main thread.
#if canImport(ObjectiveC)
  private var isOnMainActor: Bool { Thread.isMainThread }
#else
  private var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// The key of a value that the main queue alone has.
  private let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
#endif
