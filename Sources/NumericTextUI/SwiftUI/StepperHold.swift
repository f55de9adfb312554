// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !os(tvOS)  // tvOS has no `Stepper`.
  import Foundation

  /// The stepper button that the user is holding.
  ///
  /// All steppers share a single object, because SwiftUI creates a stepper again for each new
  /// value.
  @MainActor
  final class StepperHold {
    static let shared = StepperHold()

    /// Returns the current time in seconds.
    var now: () -> Double = { ProcessInfo.processInfo.systemUptime }

    private var button: HeldButton?

    /// Records that a button is pressed or released.
    func change(isHeld: Bool) { button = isHeld ? HeldButton(pressedAt: now()) : nil }

    /// Returns the number of steps for a press of the button, or for a repetition of the press
    /// while the button is held.
    func steps() -> Int { button?.steps(at: now()) ?? 1 }
  }
#endif
