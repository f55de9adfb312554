// SPDX-License-Identifier: MIT

import SwiftUI

@main
struct GalleryApp: App {
  init() {
    // A Mac app launched from the terminal has no menu bar and receives no key events by default.
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate(ignoringOtherApps: true)
    #endif
  }

  var body: some Scene {
    WindowGroup { GalleryView() }
  }
}
