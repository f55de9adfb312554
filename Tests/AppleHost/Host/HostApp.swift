// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that only provides a window for tests.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}
