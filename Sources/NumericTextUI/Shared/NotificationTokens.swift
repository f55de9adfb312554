// SPDX-License-Identifier: MIT

import Foundation

/// Observers of an object's notifications, which are removed together with this object.
final class NotificationTokens {
  private let tokens: [any NSObjectProtocol]

  /// Observes notifications that are only ever posted on the main thread.
  ///
  /// Another object of the app may post the same notification on any thread.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - object: The object that posts, or nil to observe all, such as all windows.
  ///   - action: Called for each notification.
  init(
    _ names: [Notification.Name],
    of object: AnyObject?,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { action() }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
