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
  ///   - action: Called for each notification, synchronously if the notification was posted on the
  ///     main thread.
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

  /// Observes the notifications of all objects.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - action: Called with the identifier of the object that has posted a notification,
  ///     synchronously if the notification was posted on the main thread.
  init(
    objectsOf name: Notification.Name,
    _ action: @escaping @MainActor @Sendable (ObjectIdentifier) -> Void
  ) {
    tokens = [
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
        guard let object = posted.object as? AnyObject else { return }
        let id = ObjectIdentifier(object)
        onMainActor { action(id) }
      }
    ]
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
