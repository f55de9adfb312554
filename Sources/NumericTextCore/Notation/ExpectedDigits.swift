// SPDX-License-Identifier: MIT

/// The digits that a field prints and takes, which decide what a mark between digits can mean.
///
/// The defaults are those of a number without any minimum.
struct ExpectedDigits: Sendable {
  /// The least number of integer digits: shorter numbers are printed with leading zeros.
  var leastIntegers = 1

  /// The numbers of fraction digits that are printed, zeros that nobody can type included.
  var fraction: ClosedRange<Int> = 0...Int.max

  /// Whether a fraction can be typed.
  var takesFraction = true
}
