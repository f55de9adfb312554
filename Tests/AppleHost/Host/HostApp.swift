// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that only lends its window.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}
