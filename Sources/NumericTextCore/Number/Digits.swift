// SPDX-License-Identifier: MIT

/// A row of decimal digits of any length.
///
/// The first 48 digits live inside the value, four bits each, so copying, comparing and keeping
/// the numbers that people type costs no allocation. Only longer rows use the heap.
///
/// ```swift
/// var digits = Digits()
/// digits.append(4)
/// digits.append(2)
/// Array(digits)  // [4, 2]
/// ```
public struct Digits: Hashable, Sendable {
  static let inlineCapacity = 48
  private static let perWord = 16

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var rest: [UInt8] = []

  /// The number of digits.
  public private(set) var count = 0

  /// An empty row.
  public init() {}

  /// A row of the digits of a sequence of numbers from 0 to 9.
  init(_ digits: some Sequence<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// Adds a digit at the end.
  ///
  /// - Parameter digit: A number from 0 to 9.
  /// - Complexity: O(1), no allocation for the first 48 digits.
  public mutating func append(_ digit: UInt8) {
    precondition(digit <= 9, "A digit is a number from 0 to 9.")
    if count < Self.inlineCapacity {
      let bits = UInt64(digit) << Self.shift(count)
      switch count / Self.perWord {
      case 0: first |= bits
      case 1: second |= bits
      default: third |= bits
      }
    } else {
      rest.append(digit)
    }
    count += 1
  }

  /// Adds a stretch of another row at the end.
  mutating func append(_ digits: Digits, _ range: Range<Int>) {
    for index in range { append(digits[index]) }
  }

  /// Adds a number of zeros at the end.
  mutating func append(zeros: Int) {
    for _ in stride(from: 0, to: zeros, by: 1) { append(0) }
  }

  /// The digits of a stretch of this row.
  func slice(_ range: Range<Int>) -> Digits {
    var slice = Digits()
    slice.append(self, range)
    return slice
  }

  /// The number of zeros in front, at most `limit`.
  func leadingZeros(upTo limit: Int) -> Int {
    var zeros = 0
    while zeros < limit, self[zeros] == 0 { zeros += 1 }
    return zeros
  }

  /// Whether no digit differs from zero.
  var areZero: Bool {
    (first | second | third) == 0 && rest.allSatisfy { $0 == 0 }
  }

  private static func shift(_ index: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: index % perWord) * 4
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
    let word: UInt64
    switch index / Self.perWord {
    case 0: word = first
    case 1: word = second
    case 2: word = third
    default: return rest[index - Self.inlineCapacity]
    }
    return UInt8(truncatingIfNeeded: word >> Self.shift(index)) & 0xF
  }
}
