// SPDX-License-Identifier: MIT

/// The numbers of digits that a field formats and accepts.
///
/// They decide how a mark between digits is read.
struct ExpectedDigits: Sendable {
  /// The minimum number of integer digits.
  ///
  /// Shorter numbers are formatted with leading zeros.
  var leastIntegers = 1

  /// The range of fraction digits that the field formats, including zeros that cannot be typed.
  var fraction: ClosedRange<Int> = 0...Int.max

  /// Whether a fraction can be typed.
  var takesFraction = true
}
