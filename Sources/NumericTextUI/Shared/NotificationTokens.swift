// SPDX-License-Identifier: MIT

import Foundation

/// Observers of notifications, which are removed when this object is deinitialized.
final class NotificationTokens {
  private let tokens: [any NSObjectProtocol]

  /// Observes notifications.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - object: The object that posts the notifications, or nil for all objects.
  ///   - action: Called for each notification with the identifier of the object that has posted it,
  ///     synchronously if the notification was posted on the main thread.
  init(
    _ names: [Notification.Name],
    of object: AnyObject?,
    _ action: @escaping @MainActor @Sendable (ObjectIdentifier?) -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { posted in
        let sender = (posted.object as? AnyObject).map { ObjectIdentifier($0) }
        onMainActor { action(sender) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
