// SPDX-License-Identifier: MIT

/// Converts the distance of a drag to steps.
///
/// A movement that is too short for a step adds to the next one.
struct DragDistance: Equatable, Sendable {
  /// The distance of a step, in points.
  static let pointsPerStep = 8.0

  /// The distance since the last step, in points.
  private var rest = 0.0

  /// Returns the number of steps for a movement.
  ///
  /// - Parameter points: The distance in points, positive to add.
  /// - Returns: The steps, negative to subtract.
  mutating func steps(for points: Double) -> Int {
    let distance = rest + points
    let whole = (distance / Self.pointsPerStep).rounded(.towardZero)
    guard let steps = Int(exactly: whole) else { return 0 }
    rest = distance - whole * Self.pointsPerStep
    return steps
  }
}
