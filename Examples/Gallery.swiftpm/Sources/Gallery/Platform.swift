// SPDX-License-Identifier: MIT

// A Mac app that was started from the terminal is no app yet: it has no menu bar and no keys.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

@MainActor
enum Platform {
  static func start() {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate(ignoringOtherApps: true)
    #endif
  }
}
