// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit

  /// Observers of notifications, which end with this object.
  final class NotificationTokens {
    private let tokens: [any NSObjectProtocol]

    init(
      _ names: [Notification.Name],
      _ action: @escaping @MainActor @Sendable (Notification.Name) -> Void
    ) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          // AppKit posts on the main thread only.
          MainActor.assumeIsolated { action(name) }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
