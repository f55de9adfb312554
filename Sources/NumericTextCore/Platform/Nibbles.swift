// SPDX-License-Identifier: MIT

/// Up to 40 decimal digits of four bits each, stored in two and a half machine words.
///
/// The first digit is in the lowest bits, and unused positions contain zero. Ranges of digits are
/// sliced, shifted and compared as whole words (benchmark "key at 11 digits").
struct Nibbles: Hashable, Sendable {
  static let capacity = 40
  static let perWord = 16

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt32 = 0

  init() {}

  private init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    self.first = first
    self.second = second
    self.third = UInt32(truncatingIfNeeded: third)
  }

  /// The last eight of the 40 digits.
  private var last: UInt64 { UInt64(third) }

  /// The digit at the position `place`, from 0 to 39.
  subscript(place: Int) -> UInt8 {
    let word = place < 16 ? first : place < 32 ? second : last
    return UInt8(truncatingIfNeeded: word &>> Self.bits(place)) & 0xF
  }

  /// Returns a word with the 16 digits from the position `place` on, padded with zeros.
  func word(from place: Int) -> UInt64 {
    let bits = Self.bits(place)
    let (low, high) =
      place < 16 ? (first, second) : place < 32 ? (second, last) : (place < 48 ? last : 0, 0)
    return bits == 0 ? low : low &>> bits | high &<< (64 - bits)
  }

  /// Stores a digit at the position `place`, at which the current digit must be zero.
  mutating func put(_ digit: UInt8, at place: Int) {
    let bits = UInt64(digit) &<< Self.bits(place)
    switch place / Self.perWord {
    case 0: first |= bits
    case 1: second |= bits
    default: third |= UInt32(truncatingIfNeeded: bits)
    }
  }

  /// Combines these digits with the digits of `other`.
  ///
  /// At each position, at least one of the two digits must be zero.
  mutating func formUnion(_ other: Nibbles) {
    first |= other.first
    second |= other.second
    third |= other.third
  }

  /// Whether all digits are zero.
  var areZero: Bool { first | second | last == 0 }

  /// The number of leading zeros, which is 40 if every digit is zero.
  var leadingZeros: Int {
    if first != 0 { return first.trailingZeroBitCount / 4 }
    if second != 0 { return Self.perWord + second.trailingZeroBitCount / 4 }
    return 2 * Self.perWord + third.trailingZeroBitCount / 4
  }

  /// The position after the last nonzero digit, or 0 if every digit is zero.
  var end: Int {
    if third != 0 { return Self.capacity - third.leadingZeroBitCount / 4 }
    if second != 0 { return 2 * Self.perWord - second.leadingZeroBitCount / 4 }
    return Self.perWord - first.leadingZeroBitCount / 4
  }

  private static func bits(_ place: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: place & 15) &* 4
  }
}

// MARK: - Shifting

extension Nibbles {
  /// Returns a copy without the first `count` digits.
  ///
  /// `count` must be at most 40.
  func dropping(_ count: Int) -> Nibbles {
    let bits = Self.bits(count)
    let row = droppingWords(count / Self.perWord)
    guard bits > 0 else { return row }
    let rest = 64 - bits
    return Nibbles(
      row.first &>> bits | row.second &<< rest,
      row.second &>> bits | row.last &<< rest,
      row.last &>> bits
    )
  }

  /// Returns a copy with `count` zeros inserted before the first digit.
  ///
  /// `count` must be at most 40.
  func shifted(by count: Int) -> Nibbles {
    let bits = Self.bits(count)
    let row = shiftedByWords(count / Self.perWord)
    guard bits > 0 else { return row }
    let rest = 64 - bits
    return Nibbles(
      row.first &<< bits,
      row.second &<< bits | row.first &>> rest,
      row.last &<< bits | row.second &>> rest
    )
  }

  /// Returns a copy in which zeros replace all digits except the first `count`.
  func keeping(_ count: Int) -> Nibbles {
    let mask: UInt64 = (1 &<< Self.bits(count)) &- 1
    switch count / Self.perWord {
    case 0: return Nibbles(first & mask, 0, 0)
    case 1: return Nibbles(first, second & mask, 0)
    case 2: return Nibbles(first, second, last & mask)
    default: return self
    }
  }

  private func droppingWords(_ count: Int) -> Nibbles {
    switch count {
    case 0: self
    case 1: Nibbles(second, last, 0)
    case 2: Nibbles(last, 0, 0)
    default: Nibbles()
    }
  }

  private func shiftedByWords(_ count: Int) -> Nibbles {
    switch count {
    case 0: self
    case 1: Nibbles(0, first, second)
    case 2: Nibbles(0, 0, first)
    default: Nibbles()
    }
  }
}

// MARK: - Comparing and converting

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

  /// Returns the integer value of `count` digits from the position `place` on.
  ///
  /// `count` must be at most 16.
  func number(from place: Int, count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    return Self.number(of: word(from: place) &<< Self.bits(Self.perWord - count))
  }

  /// Returns the integer value of 16 digits, the first of which is in the lowest bits.
  ///
  /// Adjacent digits are combined into pairs, pairs into groups of four, and these into groups of
  /// eight.
  private static func number(of word: UInt64) -> UInt64 {
    let pairs = (word & 0x0F0F_0F0F_0F0F_0F0F) &* 10 &+ (word &>> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    let fours = (pairs & 0x00FF_00FF_00FF_00FF) &* 100 &+ (pairs &>> 8 & 0x00FF_00FF_00FF_00FF)
    let eights =
      (fours & 0x0000_FFFF_0000_FFFF) &* 10_000 &+ (fours &>> 16 & 0x0000_FFFF_0000_FFFF)
    return (eights & 0xFFFF_FFFF) &* 100_000_000 &+ eights &>> 32
  }
}
