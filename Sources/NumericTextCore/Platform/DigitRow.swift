// SPDX-License-Identifier: MIT

/// Storage for a sequence of decimal digits.
///
/// There are two implementations that behave the same. The web engine uses `ByteRow`, which stores
/// the digits in an array. `ByteRow` has so little code that the web engine is a sixth smaller than
/// with `PackedRow`. All other platforms use `PackedRow`, which is faster because it stores numbers
/// of usual length without allocating.
protocol DigitRow: Hashable, Sendable {
  /// Creates an empty sequence.
  init()

  /// The number of digits.
  var count: Int { get }

  /// The digit at `place`, which must be less than `count`.
  subscript(place: Int) -> UInt8 { get }

  /// Appends a digit.
  mutating func append(_ digit: UInt8)

  /// Appends `zeros` zeros.
  mutating func append(zeros: Int)

  /// Appends the part of `other` whose positions are in the range `stretch`.
  mutating func append(_ other: Self, _ stretch: Range<Int>)

  /// Replaces the digits at the positions in `stretch`.
  mutating func replace(_ stretch: Range<Int>, with other: Self)

  /// Calls `body` with each digit whose position is in `stretch`.
  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void)

  /// Returns the number of leading zeros, but at most `limit`.
  func leadingZeros(upTo limit: Int) -> Int

  /// Returns the index after the last nonzero digit, or `start` if all digits from `start` on are
  /// zero.
  func endWithoutZeros(from start: Int) -> Int

  /// Whether every digit is zero.
  var areZero: Bool { get }

  /// Compares the digits from `start` on with the digits of `other` from `otherStart` on.
  ///
  /// The shorter sequence counts as if it were padded with zeros at its end.
  ///
  /// - Returns: A negative number, zero or a positive number if these digits are less than, equal
  ///   to or greater than the others.
  func order(from start: Int, to other: Self, from otherStart: Int) -> Int

  /// Returns the integer value of the digits at the positions in `stretch`.
  ///
  /// `stretch` must contain at most 19 positions.
  func word(_ stretch: Range<Int>) -> UInt64
}
