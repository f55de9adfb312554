// SPDX-License-Identifier: MIT

import SwiftUI

@main
struct GalleryApp: App {
  init() { Platform.start() }

  var body: some Scene {
    WindowGroup { GalleryView() }
  }
}
