// SPDX-License-Identifier: MIT

/// A row of decimal digits.
///
/// The first 40 digits live inside the value, so copying, comparing and keeping the numbers that
/// people type costs no allocation. Only longer rows use the heap.
///
/// ```swift
/// var digits = Digits()
/// digits.append(4)
/// digits.append(2)
/// Array(digits)  // [4, 2]
/// ```
public struct Digits: Sendable {
  /// The most digits of a number that is typed or read.
  ///
  /// A row on the way to such a number may be twice as long.
  static let limit = 8000

  /// The most digits of any row.
  static let capacity = 0x3FFF

  /// The digits behind the first 40, if there are any.
  private var rest: [UInt8]?

  private var row = Nibbles()

  /// The number of digits, in the half word that `row` leaves free (benchmark "key at 11 digits": a
  /// numeral is four words, which are handed on in registers).
  private var length: UInt16 = 0

  /// An empty row.
  public init() {}

  /// A row of the digits of a sequence of numbers from 0 to 9.
  init(_ digits: some Sequence<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// The number of digits.
  public var count: Int { Int(length) }

  private mutating func setCount(_ count: Int) {
    precondition(count <= Self.capacity, "A row has at most 16,383 digits.")
    length = UInt16(truncatingIfNeeded: count)
  }

  /// Adds a digit at the end.
  ///
  /// - Parameter digit: A number from 0 to 9. The row may hold up to 16,383 of them.
  /// - Complexity: O(1), no allocation for the first 40 digits.
  public mutating func append(_ digit: UInt8) {
    precondition(digit <= 9, "A digit is a number from 0 to 9.")
    if count < Nibbles.capacity {
      row.put(digit, at: count)
    } else {
      rest = rest ?? []
      rest?.append(digit)
    }
    setCount(count + 1)
  }

  /// Whether a machine word holds 16 digits; in the engine for the web, where it holds eight, one
  /// loop for rows of all lengths is smaller.
  private static var hasLongWords: Bool { MemoryLayout<Int>.size == MemoryLayout<UInt64>.size }

  /// Whether all digits live inside the value.
  private var isShort: Bool { count <= Nibbles.capacity }
}

extension Digits: Hashable {
  /// Whether both rows have the same digits.
  public static func == (left: Digits, right: Digits) -> Bool {
    left.row == right.row && left.length == right.length
      && (left.isShort || left.rest == right.rest)
  }
}

// MARK: - Stretches

extension Digits {
  /// Adds a stretch of another row at the end.
  mutating func append(_ digits: Digits, _ range: Range<Int>) {
    if range.isEmpty { return }
    if count == 0, range == 0..<digits.count {
      self = digits
      return
    }
    guard digits.isShort, count + range.count <= Nibbles.capacity else {
      for index in range { append(digits[index]) }
      return
    }
    precondition(range.upperBound <= digits.count, "A stretch lies inside its row.")
    let stretch = digits.row.dropping(range.lowerBound).keeping(range.count)
    row.formUnion(stretch.shifted(by: count))
    setCount(count + range.count)
  }

  /// Puts another row in place of a stretch of this one.
  mutating func replace(_ stretch: Range<Int>, with other: Digits) {
    precondition(stretch.upperBound <= count, "A stretch lies inside its row.")
    let end = stretch.lowerBound + other.count
    let sum = end + count - stretch.upperBound
    guard isShort, other.isShort, sum <= Nibbles.capacity else {
      return replaceOneByOne(stretch, with: other)
    }
    let behind = sum > end ? row.dropping(stretch.upperBound).shifted(by: end) : Nibbles()
    if stretch.lowerBound < count { row = row.keeping(stretch.lowerBound) }
    if sum > end { row.formUnion(behind) }
    if end > stretch.lowerBound { row.formUnion(other.row.shifted(by: stretch.lowerBound)) }
    setCount(sum)
  }

  private mutating func replaceOneByOne(_ stretch: Range<Int>, with other: Digits) {
    var replaced = slice(0..<stretch.lowerBound)
    replaced.append(other, 0..<other.count)
    replaced.append(self, stretch.upperBound..<count)
    self = replaced
  }

  /// Adds a number of zeros at the end.
  mutating func append(zeros: Int) {
    guard zeros > 0 else { return }
    guard count + zeros > Nibbles.capacity else {
      setCount(count + zeros)
      return
    }
    let inside = Swift.max(0, Nibbles.capacity - count)
    rest = (rest ?? []) + Array(repeating: 0, count: zeros - inside)
    setCount(count + zeros)
  }

  /// Calls a function for each digit of a stretch.
  @inline(__always)  // Benchmark "key at 11 digits": without it each digit costs a closure call.
  func forEach(in range: Range<Int>, _ body: (UInt8) -> Void) {
    guard isShort, Self.hasLongWords else { return range.forEach { body(self[$0]) } }
    precondition(range.upperBound <= count, "A stretch lies inside its row.")
    var start = range.lowerBound
    while start < range.upperBound {
      var word = row.word(from: start)
      let end = Swift.min(start + Nibbles.perWord, range.upperBound)
      for _ in start..<end {
        body(UInt8(truncatingIfNeeded: word & 0xF))
        word &>>= 4
      }
      start = end
    }
  }

  /// The digits of a stretch of this row.
  package func slice(_ range: Range<Int>) -> Digits {
    var slice = Digits()
    slice.append(self, range)
    return slice
  }
}

// MARK: - Zeros

extension Digits {
  /// Whether there is a digit in front, and it is zero.
  var startsWithZero: Bool { count > 0 && row[0] == 0 }

  /// The number of zeros in front, at most `limit`.
  package func leadingZeros(upTo limit: Int) -> Int {
    startsWithZero ? countedZeros(upTo: Swift.min(limit, count)) : 0
  }

  private func countedZeros(upTo limit: Int) -> Int {
    let zeros = row.leadingZeros
    guard zeros == Nibbles.capacity, !isShort else { return Swift.min(zeros, limit) }
    let more = rest?.firstIndex { $0 != 0 } ?? count - zeros
    return Swift.min(zeros + more, limit)
  }

  /// The end of this row without zeros at its end, but not before `start`.
  func endWithoutZeros(from start: Int) -> Int {
    guard !isShort else { return Swift.max(row.end, start) }
    let last = rest?.lastIndex { $0 != 0 }
    return Swift.max(last.map { Nibbles.capacity + $0 + 1 } ?? row.end, start)
  }

  /// Whether no digit differs from zero.
  var areZero: Bool { row.areZero && isRestZero }

  private var isRestZero: Bool { isShort || rest?.allSatisfy { $0 == 0 } ?? true }
}

// MARK: - Order and number

extension Digits {
  /// Negative, zero or positive, as this row from a place on is before, equal to or behind another
  /// one from a place on.
  ///
  /// Missing digits at the end count as zeros.
  func order(from start: Int, to other: Digits, from otherStart: Int) -> Int {
    if isShort, other.isShort {
      return row.dropping(start).order(to: other.row.dropping(otherStart))
    }
    for place in 0..<Swift.max(count - start, other.count - otherStart) {
      let order = Int(digit(start + place)) - Int(other.digit(otherStart + place))
      if order != 0 { return order }
    }
    return 0
  }

  /// The digit at a position, zero behind the end.
  private func digit(_ index: Int) -> UInt8 { index < count ? self[index] : 0 }

  /// The whole number of a stretch of up to 19 digits, all among the first 40.
  ///
  /// - Complexity: O(1).
  package func word(_ range: Range<Int>) -> UInt64 {
    precondition(
      range.count <= 19 && range.upperBound <= Swift.min(count, Nibbles.capacity),
      "A word holds up to 19 of the first 40 digits."
    )
    let stretch = row.dropping(range.lowerBound)
    let rest = range.count - 16
    guard rest > 0 else { return stretch.word(range.count) }
    return stretch.word(rest) &* 10_000_000_000_000_000 &+ stretch.dropping(rest).word(16)
  }
}

extension Digits: RandomAccessCollection {
  /// The position of the first digit, always 0.
  public var startIndex: Int { 0 }

  /// The position after the last digit.
  public var endIndex: Int { count }

  /// The digit at a position, a number from 0 to 9.
  public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "A digit is read from inside its row.")
    if index >= Nibbles.capacity, let rest { return rest[index - Nibbles.capacity] }
    return row[index]
  }
}
