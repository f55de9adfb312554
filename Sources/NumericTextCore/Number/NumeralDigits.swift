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

  /// Creates the digits of an integer, with leading zeros if it has fewer than `least` digits.
  init(word: UInt64, atLeast least: Int = 1) {
    var columns = 1
    var rest = word / 10
    while rest > 0 {
      columns += 1
      rest /= 10
    }
    rest = word
    self.init(columns: Swift.max(columns, least)) { _ in
      defer { rest /= 10 }
      return Int(rest % 10)
    }
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

// MARK: - Operations

extension NumeralDigits: DigitRow {
  mutating func append(zeros: Int) { row.append(zeros: zeros) }

  mutating func append(_ other: NumeralDigits, _ range: Range<Int>) { row.append(other.row, range) }

  mutating func put(_ digit: UInt8, at place: Int) { row.put(digit, at: place) }

  var nibbles: Nibbles? { row.nibbles }
}

extension NumeralDigits {
  /// Returns the digits at the positions in `range`.
  package func slice(_ range: Range<Int>) -> NumeralDigits {
    var slice = NumeralDigits()
    slice.append(self, range)
    return slice
  }

  /// The digits without leading zeros.
  package var significant: NumeralDigits { slice(leadingZeros(upTo: count)..<count) }

  /// The integer value, or nil if there are more than 19 digits.
  ///
  /// - Complexity: O(1).
  package var word: UInt64? { row.word }

  /// Returns the integer value of the digits at the positions in `range`, of which there can be at
  /// most 19.
  ///
  /// - Complexity: O(1).
  package func word(_ range: Range<Int>) -> UInt64 { row.word(range) }
}

extension NumericTextRefusal {
  /// The refusal of a number with more digits than can be typed or parsed.
  static var tooLong: NumericTextRefusal { .tooManyDigits(limit: NumeralDigits.limit) }
}
