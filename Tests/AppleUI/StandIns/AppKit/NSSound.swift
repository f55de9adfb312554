// SPDX-License-Identifier: MIT

open class NSSound: NSObject {
  public static func beep() { MainActor.assumeIsolated { beepCount += 1 } }

  /// The number of beeps, for tests.
  @MainActor public static var beepCount = 0
}
