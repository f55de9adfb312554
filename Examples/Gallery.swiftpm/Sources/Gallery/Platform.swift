// SPDX-License-Identifier: MIT

// A Mac app launched from the terminal has no menu bar and receives no key events by default.
// `Platform.start()` changes this.
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
