// SPDX-License-Identifier: MIT

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
  /// - Returns: Whether a drag may begin there.
  static func contains(_ x: Double, width: Double) -> Bool {
    guard width > 0, (0...width).contains(x) else { return false }
    return min(x, width - x) < min(self.width, width / 4)
  }
}
