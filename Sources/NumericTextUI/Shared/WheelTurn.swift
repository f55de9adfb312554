// SPDX-License-Identifier: MIT

/// A turn of a mouse wheel or a scroll on a trackpad, over a field.
struct WheelTurn: Equatable, Sendable {
  /// The vertical and horizontal distances, in points if `isPrecise`, otherwise in lines.
  var vertical = 0.0
  var horizontal = 0.0

  /// Whether the device reports points rather than lines.
  var isPrecise = false

  /// Whether the system has reversed the distances, so that content follows the fingers.
  var isReversed = false

  /// The distance upward in points, counting a line as the distance of one step.
  ///
  /// With Shift, the system reports a vertical turn as a horizontal one.
  var points: Double {
    let distance = vertical == 0 ? horizontal : vertical
    let upward = isReversed ? -distance : distance
    return isPrecise ? upward : upward * DragDistance.pointsPerStep
  }
}
