// SPDX-License-Identifier: MIT

/// A stepper's button that the user is holding, which repeats its step faster and faster.
struct HeldButton: Equatable, Sendable {
  /// The time in seconds before the step is repeated for the first time.
  static let delay = 0.4

  /// The initial number of steps per second.
  static let slowRate = 8.0

  /// The maximum number of steps per second.
  static let fastRate = 50.0

  /// The time in seconds in which the rate rises from its initial to its maximum value.
  static let acceleration = 1.25

  private let start: Double

  /// The number of steps so far.
  private var count = 0

  /// Creates a button that was pressed at the time `start`, in seconds.
  init(pressedAt start: Double) { self.start = start }

  /// Returns the number of steps since the last call, at least one.
  ///
  /// - Parameter now: The current time in seconds.
  /// - Returns: The number of steps.
  mutating func steps(at now: Double) -> Int {
    let steps = max(1, Self.steps(after: now - start) - count)
    count += steps
    return steps
  }

  /// Returns the number of steps per second when the button has been held for `time` seconds.
  static func rate(after time: Double) -> Double {
    guard time >= delay else { return 0 }
    let progress = min(1, (time - delay) / acceleration)
    return slowRate + (fastRate - slowRate) * progress
  }

  /// Returns the total number of steps when the button has been held for `time` seconds.
  ///
  /// This is one step for the press, plus the integral of the rate.
  static func steps(after time: Double) -> Int {
    guard time >= delay else { return 1 }
    // Nobody holds a button for an hour. Without a limit, the conversion to `Int` could overflow.
    let repeating = min(time - delay, 3600)
    let rising = min(repeating, acceleration)
    let average = (slowRate + rate(after: delay + rising)) / 2
    return 1 + Int(average * rising + fastRate * (repeating - rising))
  }
}
