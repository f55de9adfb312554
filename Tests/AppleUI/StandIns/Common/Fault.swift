// SPDX-License-Identifier: MIT

import Testing

/// A mistake that a device would punish with an exception, or with a warning at run time.
enum Fault {
  /// Fails the test that is running.
  static func record(_ description: String) { Issue.record("\(description)") }
}
