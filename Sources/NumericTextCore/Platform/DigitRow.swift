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

  /// Appends the part of `other` whose positions are in `range`.
  mutating func append(_ other: Self, _ range: Range<Int>)

  /// All digits, if there are at most 40, and they are stored as nibbles. Otherwise nil.
  var nibbles: Nibbles? { get }
}

// MARK: - Operations of all sequences

extension DigitRow {
  /// Calls `body` with each digit whose position is in `range`.
  @inline(__always)  // Benchmark "key at 11 digits": without it each digit costs a closure call.
  func forEach(in range: Range<Int>, _ body: (UInt8) -> Void) {
    guard let nibbles else {
      for place in range { body(self[place]) }
      return
    }
    precondition(range.upperBound <= count, "The range of digits is out of bounds.")
    nibbles.forEachWord(in: range) { digits, size in
      var digits = digits
      for _ in 0..<size {
        body(UInt8(truncatingIfNeeded: digits & 0xF))
        digits &>>= 4
      }
    }
  }

  /// Returns a copy in which `other` replaces the digits at the positions in `range`.
  func replacing(_ range: Range<Int>, with other: Self) -> Self {
    var replaced = Self()
    replaced.append(self, 0..<range.lowerBound)
    replaced.append(other, 0..<other.count)
    if range.upperBound < count { replaced.append(self, range.upperBound..<count) }
    return replaced
  }

  /// Whether the first digit is zero.
  var startsWithZero: Bool { count > 0 && self[0] == 0 }

  /// Returns the number of leading zeros, but at most `limit`.
  func leadingZeros(upTo limit: Int) -> Int {
    startsWithZero ? countedZeros(upTo: min(limit, count)) : 0
  }

  private func countedZeros(upTo limit: Int) -> Int {
    var zeros = nibbles.map { min($0.leadingZeros, limit) } ?? 0
    while zeros < limit, self[zeros] == 0 { zeros += 1 }
    return zeros
  }

  /// Returns the index after the last nonzero digit, or `start` if all digits from `start` on are
  /// zero.
  ///
  /// `start` must be at most `count`.
  func endWithoutZeros(from start: Int) -> Int {
    var end = count
    while end > start, self[end - 1] == 0 { end -= 1 }
    return end
  }

  /// Whether every digit is zero.
  var areZero: Bool { leadingZeros(upTo: count) == count }

  /// Compares the digits from `start` on with the digits of `other` from `otherStart` on.
  ///
  /// The shorter sequence counts as if it were padded with zeros at its end.
  ///
  /// - Returns: A negative number, zero or a positive number if these digits are less than, equal
  ///   to or greater than the others.
  func order(from start: Int, to other: Self, from otherStart: Int) -> Int {
    if let nibbles, let others = other.nibbles {
      return nibbles.order(from: start, to: others, from: otherStart)
    }
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
  private func digit(_ place: Int) -> UInt8 { place < count ? self[place] : 0 }

  /// The integer value, or nil if there are more than 19 digits.
  var word: UInt64? {
    guard count <= 19 else { return nil }
    return nibbles?.number(count: count) ?? word(0..<count)
  }

  /// Returns the integer value of the digits at the positions in `range`, of which there can be at
  /// most 19.
  func word(_ range: Range<Int>) -> UInt64 {
    precondition(range.count <= 19 && range.upperBound <= count, "A word has 19 digits.")
    if let nibbles { return nibbles.number(from: range.lowerBound, count: range.count) }
    var word: UInt64 = 0
    for place in range { word = word &* 10 &+ UInt64(self[place]) }
    return word
  }
}

// MARK: - Bytes

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

  mutating func append(_ other: ByteRow, _ range: Range<Int>) {
    if bytes.isEmpty, range == 0..<other.count {
      self = other
    } else {
      for place in range { append(other[place]) }
    }
  }

  var nibbles: Nibbles? { nil }
}
