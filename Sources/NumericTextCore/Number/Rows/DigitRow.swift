// SPDX-License-Identifier: MIT

/// How a row of decimal digits is held.
///
/// There are two ways, which behave alike. A `PackedRow` costs no allocation for the numbers that
/// people type. A `ByteRow` is one word, and with it the engine that web pages download is a sixth
/// smaller: there, two of three bytes move numbers around.
protocol DigitRow: Hashable, Sendable {
  /// An empty row.
  init()

  /// The number of digits.
  var count: Int { get }

  /// The digit at a place inside the row.
  subscript(place: Int) -> UInt8 { get }

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8)

  /// Adds a number of zeros at the end.
  mutating func append(zeros: Int)

  /// Adds a stretch of another row at the end.
  mutating func append(_ other: Self, _ stretch: Range<Int>)

  /// Puts another row in place of a stretch of this one.
  mutating func replace(_ stretch: Range<Int>, with other: Self)

  /// Calls a function for each digit of a stretch.
  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void)

  /// The number of zeros in front, at most `limit`.
  func leadingZeros(upTo limit: Int) -> Int

  /// The end of this row without zeros at its end, but not before `start`.
  func endWithoutZeros(from start: Int) -> Int

  /// Whether no digit differs from zero.
  var areZero: Bool { get }

  /// Negative, zero or positive, as this row from a place on is before, equal to or behind another
  /// one from a place on.
  ///
  /// Missing digits at the end count as zeros.
  func order(from start: Int, to other: Self, from otherStart: Int) -> Int

  /// The whole number of a stretch of up to 19 digits.
  func word(_ stretch: Range<Int>) -> UInt64
}
