// SPDX-License-Identifier: MIT

/// The distance of a drag, converted to steps.
///
/// A movement that is too short for a step is added to the next movement.
struct DragDistance: Equatable, Sendable {
  /// The length of the movement for each step, in points.
  static let pointsPerStep = 4.0

  /// The length of the movement that didn't suffice for a step yet, in points.
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

/// The leading and trailing edges of a field.
///
/// A horizontal mouse drag that begins on an edge changes the number.
enum FieldEdge {
  /// The width of an edge, in points.
  static let width = 8.0

  /// Returns whether a point is on an edge.
  ///
  /// In a narrow field, both edges together take at most half of the width.
  ///
  /// - Parameters:
  ///   - x: The distance of the point from the left of the field, in points.
  ///   - width: The width of the field, in points.
  /// - Returns: Whether a drag may begin at the point.
  static func contains(_ x: Double, width: Double) -> Bool {
    guard width > 0, (0...width).contains(x) else { return false }
    return min(x, width - x) < min(self.width, width / 4)
  }
}

/// A turn of a mouse wheel or a scroll on a trackpad, over a field.
struct WheelMovement: Equatable, Sendable {
  /// The vertical and horizontal distances, in points if `isPrecise`, otherwise in lines.
  var vertical = 0.0
  var horizontal = 0.0

  /// Whether the device reports points rather than lines.
  var isPrecise = false

  /// Whether the system has reversed the distances (natural scrolling).
  var isReversed = false

  /// The upward distance in points.
  ///
  /// If the device reports lines, each line counts as the distance of one step. If the vertical
  /// distance is zero, the horizontal distance counts instead, because the system reports a turn of
  /// the wheel with Shift as a horizontal distance.
  var points: Double {
    let distance = vertical == 0 ? horizontal : vertical
    let upward = isReversed ? -distance : distance
    return isPrecise ? upward : upward * DragDistance.pointsPerStep
  }
}
