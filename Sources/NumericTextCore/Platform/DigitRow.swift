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

  /// Stores a digit at `place`, at which the current digit must be zero.
  mutating func put(_ digit: UInt8, at place: Int)

  /// Appends `zeros` zeros.
  mutating func append(zeros: Int)

  /// Appends the part of `other` whose positions are in the range `stretch`.
  mutating func append(_ other: Self, _ stretch: Range<Int>)

  /// Removes the last digit.
  mutating func removeLast()

  /// Replaces the digits at the positions in `stretch` with all digits of `other`.
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
  /// `stretch` must contain at most 19 positions, all of them less than 40.
  func word(_ stretch: Range<Int>) -> UInt64
}

/// A sequence of digits that stores one digit per byte.
struct ByteRow: DigitRow {
  private var bytes: [UInt8] = []

  var count: Int { bytes.count }

  subscript(place: Int) -> UInt8 { bytes[place] }

  mutating func append(_ digit: UInt8) {
    precondition(count < Platform.digitCapacity, "Too many digits: at most 16,383.")
    bytes.append(digit)
  }

  mutating func put(_ digit: UInt8, at place: Int) { bytes[place] = digit }

  mutating func append(zeros: Int) {
    for _ in 0..<max(0, zeros) { append(0) }
  }

  mutating func append(_ other: ByteRow, _ stretch: Range<Int>) {
    if bytes.isEmpty, stretch == 0..<other.count {
      self = other
    } else {
      for place in stretch { append(other[place]) }
    }
  }

  mutating func removeLast() { bytes.removeLast() }

  mutating func replace(_ stretch: Range<Int>, with other: ByteRow) {
    var replaced = ByteRow()
    replaced.append(self, 0..<stretch.lowerBound)
    replaced.append(other, 0..<other.count)
    replaced.append(self, stretch.upperBound..<count)
    self = replaced
  }

  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void) {
    for place in stretch { body(bytes[place]) }
  }

  func leadingZeros(upTo limit: Int) -> Int {
    var zeros = 0
    while zeros < limit, zeros < count, bytes[zeros] == 0 { zeros += 1 }
    return zeros
  }

  func endWithoutZeros(from start: Int) -> Int {
    var end = count
    while end > start, bytes[end - 1] == 0 { end -= 1 }
    return max(start, end)
  }

  var areZero: Bool { leadingZeros(upTo: count) == count }

  func order(from start: Int, to other: ByteRow, from otherStart: Int) -> Int {
    var (place, otherPlace) = (start, otherStart)
    while place < count || otherPlace < other.count {
      let order = Int(digit(place)) - Int(other.digit(otherPlace))
      if order != 0 { return order }
      place += 1
      otherPlace += 1
    }
    return 0
  }

  /// Returns the digit at `place`, or zero if `place` is past the end.
  private func digit(_ place: Int) -> UInt8 { place < count ? bytes[place] : 0 }

  func word(_ stretch: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for place in stretch { word = word &* 10 &+ UInt64(bytes[place]) }
    return word
  }
}
