// SPDX-License-Identifier: MIT

import UIKit

/// Finds the window of the app that hosts the tests.
@MainActor
enum Window {
  struct Missing: Error {}

  static func current() async throws -> UIWindow {
    for _ in 0..<10_000 {
      if let window { return window }
      // The scene can take several iterations of the run loop to connect.
      await Task.yield()
    }
    throw Missing()
  }

  // The UIKit stand-in on Linux has no scenes.
  #if canImport(ObjectiveC)
    private static var window: UIWindow? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        .compactMap(\.windows.first).first
    }
  #else
    private static let window: UIWindow? = UIWindow(frame: .zero)
  #endif
}
