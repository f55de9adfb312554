// SPDX-License-Identifier: MIT

import UIKit

/// The window of the app that hosts the tests.
@MainActor
enum Window {
  struct Missing: Error {}

  static func current() async throws -> UIWindow {
    for _ in 0..<10_000 {
      if let window { return window }
      // The scene connects in one of the next turns of the run loop.
      await Task.yield()
    }
    throw Missing()
  }

  // On Linux the stand-in for UIKit has no scenes.
  #if canImport(ObjectiveC)
    private static var window: UIWindow? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        .compactMap(\.windows.first).first
    }
  #else
    private static let window: UIWindow? = UIWindow(frame: .zero)
  #endif
}
