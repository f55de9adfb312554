// SPDX-License-Identifier: MIT

/// A sequence of decimal digits.
///
/// The first 40 digits are stored inside the value, so copying, comparing and storing a number of
/// usual length doesn't allocate. Longer sequences use the heap. In Embedded Swift, all sequences
/// use the heap.
///
/// ```swift
/// var digits = NumeralDigits()
/// digits.append(4)
/// digits.append(2)
/// Array(digits)  // [4, 2]
/// ```
public struct NumeralDigits: Hashable, Sendable {
  /// The maximum number of digits in a number that is typed or parsed.
  ///
  /// Intermediate results can have twice as many digits.
  static let limit = 8000

  private var row = Platform.Row()

  /// Creates an empty sequence of digits.
  public init() {}

  /// Creates a sequence from digits, each from 0 to 9.
  init(_ digits: some Sequence<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// Creates a sequence of `columns` digits, which `digit` returns from the last place to the first.
  init(columns: Int, _ digit: (_ place: Int) -> Int) {
    row.append(zeros: columns)
    for place in stride(from: columns - 1, through: 0, by: -1) {
      row.put(UInt8(truncatingIfNeeded: digit(place)), at: place)
    }
  }

  /// Appends a digit.
  ///
  /// - Parameter digit: A number from 0 to 9. At most 16,383 digits can be stored.
  /// - Complexity: O(1), no allocation for the first 40 digits.
  public mutating func append(_ digit: UInt8) {
    precondition(digit <= 9, "A digit must be from 0 to 9.")
    row.append(digit)
  }
}

extension NumeralDigits: RandomAccessCollection {
  /// The number of digits.
  public var count: Int { row.count }

  /// The position of the first digit, always 0.
  public var startIndex: Int { 0 }

  /// The position after the last digit.
  public var endIndex: Int { count }

  /// The digit at `index`, from 0 to 9.
  public subscript(index: Int) -> UInt8 { row[index] }
}

// MARK: - Ranges of digits

extension NumeralDigits {
  /// Appends the elements of `digits` at the positions in `stretch`.
  mutating func append(_ digits: NumeralDigits, _ stretch: Range<Int>) {
    row.append(digits.row, stretch)
  }

  /// Appends `zeros` zeros.
  mutating func append(zeros: Int) { row.append(zeros: zeros) }

  /// Removes the last digit.
  mutating func removeLast() { row.removeLast() }

  /// Returns a copy in which `digits` replaces the elements at the positions in `stretch`.
  func replacing(_ stretch: Range<Int>, with digits: NumeralDigits) -> NumeralDigits {
    var replaced = self
    replaced.row.replace(stretch, with: digits.row)
    return replaced
  }

  /// Calls `body` with each digit whose position is in `stretch`.
  @inline(__always)  // Benchmark "key at 11 digits": without it each digit costs a closure call.
  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void) { row.forEach(in: stretch, body) }

  /// Returns the digits at the positions in `stretch`.
  package func slice(_ stretch: Range<Int>) -> NumeralDigits {
    var slice = NumeralDigits()
    slice.append(self, stretch)
    return slice
  }
}

// MARK: - Zeros, comparison and integer value

extension NumeralDigits {
  /// Whether the first digit is zero.
  var startsWithZero: Bool { count > 0 && row[0] == 0 }

  /// Returns the number of leading zeros, but at most `limit`.
  package func leadingZeros(upTo limit: Int) -> Int { row.leadingZeros(upTo: limit) }

  /// Returns the index after the last nonzero digit, or `start` if all digits from `start` on are
  /// zero.
  func endWithoutZeros(from start: Int) -> Int { row.endWithoutZeros(from: start) }

  /// Whether every digit is zero.
  var areZero: Bool { row.areZero }

  /// Compares the digits from `start` on with the digits of `other` from `otherStart` on.
  ///
  /// The shorter sequence counts as if it were padded with zeros at its end.
  ///
  /// - Returns: A negative number, zero or a positive number if these digits are less than, equal
  ///   to or greater than the others.
  func order(from start: Int, to other: NumeralDigits, from otherStart: Int) -> Int {
    row.order(from: start, to: other.row, from: otherStart)
  }

  /// The integer value, or nil if there are more than 19 digits.
  ///
  /// - Complexity: O(1).
  package var word: UInt64? { count <= 19 ? word(0..<count) : nil }

  /// Returns the integer value of the digits at the positions in `stretch`.
  ///
  /// There can be at most 19 such digits, and all of them must be among the first 40.
  ///
  /// - Complexity: O(1).
  package func word(_ stretch: Range<Int>) -> UInt64 { row.word(stretch) }
}
