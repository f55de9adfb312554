// SPDX-License-Identifier: MIT

/// Up to 40 decimal digits of four bits each, stored in two and a half machine words.
///
/// The first digit is in the lowest bits, and unused positions contain zero. Ranges of digits are
/// copied as whole words (benchmark "key at 11 digits").
struct Nibbles: Hashable, Sendable {
  static let capacity = 40
  static let perWord = 16

  private var first: UInt64 = 0
  private var second: UInt64 = 0

  private var third: UInt32 = 0

  /// The last eight of the 40 digits.
  private var last: UInt64 { UInt64(third) }

  /// The digit at the position `place`, from 0 to 39.
  subscript(place: Int) -> UInt8 {
    let word = place < 16 ? first : place < 32 ? second : last
    return UInt8(truncatingIfNeeded: word &>> Self.bits(place)) & 0xF
  }

  /// Returns a word with the 16 digits from the position `place` on, padded with zeros.
  ///
  /// The first of them is in the lowest bits.
  func word(from place: Int) -> UInt64 {
    let bits = Self.bits(place)
    let (low, high) =
      place < 16 ? (first, second) : place < 32 ? (second, last) : (place < 48 ? last : 0, 0)
    return bits == 0 ? low : low &>> bits | high &<< (64 - bits)
  }

  /// Stores up to 16 digits, the first of which is in the lowest bits, from the position `place` on.
  ///
  /// The current digits at these positions must be zero.
  mutating func put(_ digits: UInt64, at place: Int) {
    let bits = Self.bits(place)
    let (low, high) = (digits &<< bits, bits == 0 ? 0 : digits &>> (64 - bits))
    switch place / Self.perWord {
    case 0:
      first |= low
      second |= high
    case 1:
      second |= low
      third |= UInt32(truncatingIfNeeded: high)
    default: third |= UInt32(truncatingIfNeeded: low)
    }
  }

  /// Calls `body` with the digits at the positions in `range`, up to 16 at a time, and with their
  /// number.
  ///
  /// Further digits can follow them in the word.
  @inline(__always)
  func forEachWord(in range: Range<Int>, _ body: (_ digits: UInt64, _ count: Int) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      let size = min(Self.perWord, range.upperBound &- start)
      body(word(from: start), size)
      start &+= size
    }
  }

  /// Returns a word with the first `count` digits of `digits`, and zeros after them.
  ///
  /// `count` must be from 1 to 16.
  static func keeping(_ count: Int, of digits: UInt64) -> UInt64 {
    digits & .max &>> bits(perWord - count)
  }

  private static func bits(_ place: Int) -> UInt64 { UInt64(truncatingIfNeeded: place & 15) &* 4 }
}

// MARK: - Comparison, zeros and integer value

extension Nibbles {
  /// Compares the digits from `start` on with the digits of `other` from `otherStart` on.
  ///
  /// - Returns: The difference between the first two digits that differ, or zero if all digits are
  ///   equal.
  func order(from start: Int, to other: Nibbles, from otherStart: Int) -> Int {
    for place in stride(from: 0, to: Self.capacity, by: Self.perWord) {
      let left = word(from: start + place)
      let right = other.word(from: otherStart + place)
      let digit = (left ^ right).trailingZeroBitCount & ~3
      if left != right { return Int(left &>> digit & 0xF) - Int(right &>> digit & 0xF) }
    }
    return 0
  }

  /// The number of leading zeros, which is 40 if every digit is zero.
  var leadingZeros: Int {
    if first != 0 { return first.trailingZeroBitCount / 4 }
    if second != 0 { return Self.perWord + second.trailingZeroBitCount / 4 }
    return 2 * Self.perWord + third.trailingZeroBitCount / 4
  }

  /// Returns the integer value of the first `count` digits.
  ///
  /// `count` must be at most 19, and all digits after them must be zero.
  func number(count: Int) -> UInt64 {
    guard count > 16 else { return Self.number(of: first &<< Self.bits(16 - count)) }
    return number(from: 0, count: count)
  }

  /// Returns the integer value of `count` digits from the position `start` on.
  ///
  /// `count` must be at most 19.
  func number(from start: Int, count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    let more = count - Self.perWord
    guard more > 0 else { return Self.number(of: word(from: start) &<< Self.bits(-more)) }
    return Self.number(of: word(from: start) &<< Self.bits(Self.perWord - more))
      &* 10_000_000_000_000_000 &+ Self.number(of: word(from: start + more))
  }

  /// Returns the integer value of 16 digits, the first of which is in the lowest bits.
  ///
  /// Adjacent digits are combined into pairs, pairs into groups of four, and these into groups of
  /// eight.
  private static func number(of word: UInt64) -> UInt64 {
    let pairs = (word & 0x0F0F_0F0F_0F0F_0F0F) &* 10 &+ (word &>> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    let fours = (pairs & 0x00FF_00FF_00FF_00FF) &* 100 &+ (pairs &>> 8 & 0x00FF_00FF_00FF_00FF)
    let eights = (fours & 0x0000_FFFF_0000_FFFF) &* 10_000 &+ (fours &>> 16 & 0x0000_FFFF_0000_FFFF)
    return (eights & 0xFFFF_FFFF) &* 100_000_000 &+ eights &>> 32
  }
}
