// SPDX-License-Identifier: MIT

/// A sequence of digits, of which the first 40 are stored inside the value, without an allocation.
///
/// Further digits are stored in an array.
struct PackedRow: DigitRow {
  /// The digits after the first 40.
  private var rest = Rest.none

  /// An optional array, written by hand because copying a generic `Optional` is slower (benchmark
  /// "key at 11 digits").
  private enum Rest: Hashable {
    case none
    case digits([UInt8])

    var digits: [UInt8] {
      if case .digits(let digits) = self { digits } else { [] }
    }
  }

  private var row = Nibbles()

  /// The number of digits.
  ///
  /// It fits into the padding after `row`. A numeral therefore takes only four machine words, and
  /// is passed in registers (benchmark "key at 11 digits").
  private var length: UInt16 = 0

  var count: Int { Int(length) }

  private mutating func setCount(_ count: Int) {
    precondition(count <= Platform.digitCapacity, "Too many digits: at most 16,383.")
    length = UInt16(truncatingIfNeeded: count)
  }

  /// Whether all digits are stored inside the value.
  private var isShort: Bool { count <= Nibbles.capacity }

  var nibbles: Nibbles? { isShort ? row : nil }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "The digit index is out of range.")
    guard place >= Nibbles.capacity, case .digits(let digits) = rest else { return row[place] }
    return digits[place - Nibbles.capacity]
  }

  mutating func append(_ digit: UInt8) {
    if count < Nibbles.capacity {
      row.put(UInt64(digit), at: count)
    } else {
      changeRest { $0.append(digit) }
    }
    setCount(count + 1)
  }

  mutating func put(_ digit: UInt8, at place: Int) {
    if place < Nibbles.capacity { return row.put(UInt64(digit), at: place) }
    changeRest { $0[place - Nibbles.capacity] = digit }
  }

  mutating func append(zeros: Int) {
    guard zeros > 0 else { return }
    let most = max(0, Nibbles.capacity - count)
    if zeros > most { changeRest { $0.append(contentsOf: repeatElement(0, count: zeros - most)) } }
    setCount(count + zeros)
  }

  private mutating func changeRest(_ change: (inout [UInt8]) -> Void) {
    var digits = rest.digits
    rest = .none
    change(&digits)
    rest = .digits(digits)
  }

  static func == (left: PackedRow, right: PackedRow) -> Bool {
    left.row == right.row && left.length == right.length
      && (left.isShort || left.rest == right.rest)
  }
}

// MARK: - Ranges of digits

extension PackedRow {
  mutating func append(_ other: PackedRow, _ range: Range<Int>) {
    if count == 0, range.count == other.count {
      self = other
      return
    }
    guard other.isShort, count &+ range.count <= Nibbles.capacity else {
      return appendLong(other, range)
    }
    precondition(range.upperBound <= other.count, "The range of digits is out of bounds.")
    other.row.forEachWord(in: range) { digits, size in
      row.put(Nibbles.keeping(size, of: digits), at: count)
      length &+= UInt16(truncatingIfNeeded: size)
    }
  }

  /// Appends a part of `other` if one of the rows has, or will have, digits in an array.
  ///
  /// Digits that both rows store in arrays are copied at once.
  private mutating func appendLong(_ other: PackedRow, _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound, min(place, count) < Nibbles.capacity {
      append(other[place])
      place += 1
    }
    let rest = place - Nibbles.capacity..<range.upperBound - Nibbles.capacity
    guard !rest.isEmpty else { return }
    changeRest { $0.append(contentsOf: other.rest.digits[rest]) }
    setCount(count + rest.count)
  }
}
