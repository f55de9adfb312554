// SPDX-License-Identifier: MIT

/// The distance of a drag, converted to steps.
///
/// A movement that is too short for a step is added to the next movement.
struct DragDistance: Equatable, Sendable {
  /// The length of the movement for each step, in points.
  static let pointsPerStep = 4.0

  /// The length of the movement since the last step, in points.
  private var rest = 0.0

  /// Returns the number of steps for a movement.
  ///
  /// - Parameter points: The distance in points. A positive distance adds to the number.
  /// - Returns: The number of steps, negative to subtract.
  mutating func steps(for points: Double) -> Int {
    let distance = rest + points
    let whole = (distance / Self.pointsPerStep).rounded(.towardZero)
    guard let steps = Int(exactly: whole) else { return 0 }
    rest = distance - whole * Self.pointsPerStep
    return steps
  }
}
