// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !os(tvOS)  // tvOS has no `Stepper`.
  /// The stepper button that the user is holding.
  ///
  /// All steppers share a single object, because SwiftUI creates a stepper again for each new
  /// value.
  @MainActor
  final class StepperHold {
    static let shared = StepperHold()

    /// Returns the current time in seconds.
    var now: () -> Double = { clock() }

    private var button: HeldButton?

    /// Records that a button is pressed or released.
    func change(isHeld: Bool) { button = isHeld ? HeldButton(pressedAt: now()) : nil }

    /// Returns the number of steps for a press of the button, or for one of the repetitions while
    /// the button is held.
    func steps() -> Int { button?.steps(at: now()) ?? 1 }

    /// Returns the time in seconds since the first call.
    ///
    /// `ProcessInfo.systemUptime` would require a reason in the apps' privacy manifests. Before iOS
    /// 16 and macOS 13, the time doesn't advance, so each repetition is one step.
    private static func clock() -> Double {
      guard #available(iOS 16, macOS 13, watchOS 9, *) else { return 0 }
      let time = (ContinuousClock.now - Self.start).components
      return Double(time.seconds) + Double(time.attoseconds) * 1e-18
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    private static let start = ContinuousClock.now
  }
#endif
