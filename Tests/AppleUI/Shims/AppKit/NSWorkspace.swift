// SPDX-License-Identifier: MIT

import Foundation

@MainActor
open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()

  /// Whether VoiceOver is on. Tests may say so.
  public var isVoiceOverEnabled = false
}
