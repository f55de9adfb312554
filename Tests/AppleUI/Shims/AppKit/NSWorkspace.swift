// SPDX-License-Identifier: MIT

import Foundation

@MainActor
open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()

  /// Whether VoiceOver is on, as a test says.
  public var isVoiceOverEnabled = false
}
