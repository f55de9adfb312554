// SPDX-License-Identifier: MIT

import Foundation

/// Observers of an object's notifications, which are removed together with this object.
final class NotificationTokens {
  private let tokens: [any NSObjectProtocol]

  /// Observes notifications.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - object: The object that posts, or nil to observe all, such as all windows.
  ///   - action: Called for each notification: at once if it is posted on the main thread.
  init(
    _ names: [Notification.Name],
    of object: AnyObject?,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        onMainActor(action)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
