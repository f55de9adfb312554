// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !os(tvOS)  // tvOS has no `Stepper`.
  import Foundation

  /// The button of a stepper that is being held.
  ///
  /// There is a single one, because a stepper is created anew with each of its values.
  @MainActor
  final class StepperHold {
    static let shared = StepperHold()

    /// Returns the current time in seconds.
    var now: () -> Double = { ProcessInfo.processInfo.systemUptime }

    private var button: HeldButton?

    /// Records that a button is pressed or released.
    func change(isHeld: Bool) { button = isHeld ? HeldButton(pressedAt: now()) : nil }

    /// Returns the number of steps for a press or its repetition.
    func steps() -> Int { button?.steps(at: now()) ?? 1 }
  }
#endif
