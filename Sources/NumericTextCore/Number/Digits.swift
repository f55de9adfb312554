// SPDX-License-Identifier: MIT

/// A row of decimal digits.
///
/// The first 40 digits live inside the value, so copying, comparing and keeping the numbers that
/// people type costs no allocation. Only longer rows use the heap; in Embedded Swift all of them do.
///
/// ```swift
/// var digits = Digits()
/// digits.append(4)
/// digits.append(2)
/// Array(digits)  // [4, 2]
/// ```
public struct Digits: Hashable, Sendable {
  /// The most digits of a number that is typed or read.
  ///
  /// A row on the way to such a number may be twice as long.
  static let limit = 8000

  /// The most digits of any row.
  static let capacity = 0x3FFF

  private var row = Platform.Row()

  /// An empty row.
  public init() {}

  /// A row of the digits of a sequence of numbers from 0 to 9.
  init(_ digits: some Sequence<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// Adds a digit at the end.
  ///
  /// - Parameter digit: A number from 0 to 9. The row may hold up to 16,383 of them.
  /// - Complexity: O(1), no allocation for the first 40 digits.
  public mutating func append(_ digit: UInt8) {
    precondition(digit <= 9, "A digit is a number from 0 to 9.")
    row.append(digit)
  }
}

extension Digits: RandomAccessCollection {
  /// The number of digits.
  public var count: Int { row.count }

  /// The position of the first digit, always 0.
  public var startIndex: Int { 0 }

  /// The position after the last digit.
  public var endIndex: Int { count }

  /// The digit at a position, a number from 0 to 9.
  public subscript(index: Int) -> UInt8 { row[index] }
}

// MARK: - Stretches

extension Digits {
  /// Adds a stretch of another row at the end.
  mutating func append(_ digits: Digits, _ stretch: Range<Int>) { row.append(digits.row, stretch) }

  /// Adds a number of zeros at the end.
  mutating func append(zeros: Int) { row.append(zeros: zeros) }

  /// Puts other digits in place of a stretch of this row.
  mutating func replace(_ stretch: Range<Int>, with digits: Digits) {
    row.replace(stretch, with: digits.row)
  }

  /// Calls a function for each digit of a stretch.
  @inline(__always)  // Benchmark "key at 11 digits": without it each digit costs a closure call.
  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void) { row.forEach(in: stretch, body) }

  /// The digits of a stretch of this row.
  package func slice(_ stretch: Range<Int>) -> Digits {
    var slice = Digits()
    slice.append(self, stretch)
    return slice
  }
}

// MARK: - Zeros, order and number

extension Digits {
  /// Whether there is a digit in front, and it is zero.
  var startsWithZero: Bool { count > 0 && row[0] == 0 }

  /// The number of zeros in front, at most `limit`.
  package func leadingZeros(upTo limit: Int) -> Int { row.leadingZeros(upTo: limit) }

  /// The end of this row without zeros at its end, but not before `start`.
  func endWithoutZeros(from start: Int) -> Int { row.endWithoutZeros(from: start) }

  /// Whether no digit differs from zero.
  var areZero: Bool { row.areZero }

  /// Negative, zero or positive, as this row from a place on is before, equal to or behind another
  /// one from a place on.
  ///
  /// Missing digits at the end count as zeros.
  func order(from start: Int, to other: Digits, from otherStart: Int) -> Int {
    row.order(from: start, to: other.row, from: otherStart)
  }

  /// The whole number of a stretch of up to 19 digits, all among the first 40.
  ///
  /// - Complexity: O(1).
  package func word(_ stretch: Range<Int>) -> UInt64 { row.word(stretch) }
}
