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

  mutating func append(_ digit: UInt8) {
    if count < Nibbles.capacity {
      row.put(digit, at: count)
    } else {
      appendToRest(CollectionOfOne(digit))
    }
    setCount(count + 1)
  }

  mutating func put(_ digit: UInt8, at place: Int) {
    if place < Nibbles.capacity { return row.put(digit, at: place) }
    var digits = rest.digits
    rest = .none
    digits[place - Nibbles.capacity] = digit
    rest = .digits(digits)
  }

  private mutating func appendToRest(_ added: some Collection<UInt8>) {
    var digits = rest.digits
    rest = .none
    digits.append(contentsOf: added)
    rest = .digits(digits)
  }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "The digit index is out of range.")
    if place >= Nibbles.capacity { return rest.digits[place - Nibbles.capacity] }
    return row[place]
  }

  /// Whether all digits are stored inside the value.
  private var isShort: Bool { count <= Nibbles.capacity }
}

extension PackedRow {
  static func == (left: PackedRow, right: PackedRow) -> Bool {
    left.row == right.row && left.length == right.length
      && (left.isShort || left.rest == right.rest)
  }
}

// MARK: - Ranges of digits

extension PackedRow {
  mutating func append(_ other: PackedRow, _ stretch: Range<Int>) {
    if stretch.isEmpty { return }
    if count == 0, stretch == 0..<other.count {
      self = other
      return
    }
    guard other.isShort, count + stretch.count <= Nibbles.capacity else {
      for place in stretch { append(other[place]) }
      return
    }
    precondition(stretch.upperBound <= other.count, "The range of digits is out of bounds.")
    let digits = other.row.dropping(stretch.lowerBound).keeping(stretch.count)
    row.formUnion(digits.shifted(by: count))
    setCount(count + stretch.count)
  }

  mutating func removeLast() {
    guard isShort else { return replace(count - 1..<count, with: PackedRow()) }
    row = row.keeping(count - 1)
    setCount(count - 1)
  }

  mutating func replace(_ stretch: Range<Int>, with other: PackedRow) {
    precondition(stretch.upperBound <= count, "The range of digits is out of bounds.")
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

  private mutating func replaceOneByOne(_ stretch: Range<Int>, with other: PackedRow) {
    var replaced = PackedRow()
    replaced.append(self, 0..<stretch.lowerBound)
    replaced.append(other, 0..<other.count)
    replaced.append(self, stretch.upperBound..<count)
    self = replaced
  }

  mutating func append(zeros: Int) {
    guard zeros > 0 else { return }
    guard count + zeros > Nibbles.capacity else {
      setCount(count + zeros)
      return
    }
    let inside = max(0, Nibbles.capacity - count)
    appendToRest(repeatElement(0, count: zeros - inside))
    setCount(count + zeros)
  }

  @inline(__always)  // Benchmark "key at 11 digits": without it each digit costs a closure call.
  func forEach(in stretch: Range<Int>, _ body: (UInt8) -> Void) {
    guard isShort else { return stretch.forEach { body(self[$0]) } }
    precondition(stretch.upperBound <= count, "The range of digits is out of bounds.")
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      var word = row.word(from: start)
      let end = min(start + Nibbles.perWord, stretch.upperBound)
      for _ in start..<end {
        body(UInt8(truncatingIfNeeded: word & 0xF))
        word &>>= 4
      }
      start = end
    }
  }
}

// MARK: - Zeros

extension PackedRow {
  func leadingZeros(upTo limit: Int) -> Int {
    count > 0 && row[0] == 0 ? countedZeros(upTo: min(limit, count)) : 0
  }

  private func countedZeros(upTo limit: Int) -> Int {
    let zeros = row.leadingZeros
    guard zeros == Nibbles.capacity, !isShort else { return min(zeros, limit) }
    let more = rest.digits.firstIndex { $0 != 0 } ?? count - zeros
    return min(zeros + more, limit)
  }

  func endWithoutZeros(from start: Int) -> Int {
    guard !isShort else { return max(row.end, start) }
    let last = rest.digits.lastIndex { $0 != 0 }
    return max(last.map { Nibbles.capacity + $0 + 1 } ?? row.end, start)
  }

  var areZero: Bool { row.areZero && isRestZero }

  private var isRestZero: Bool { isShort || rest.digits.allSatisfy { $0 == 0 } }
}

// MARK: - Comparing and converting

extension PackedRow {
  func order(from start: Int, to other: PackedRow, from otherStart: Int) -> Int {
    if isShort, other.isShort {
      return row.order(from: start, to: other.row, from: otherStart)
    }
    for place in 0..<max(count - start, other.count - otherStart) {
      let order = Int(digit(start + place)) - Int(other.digit(otherStart + place))
      if order != 0 { return order }
    }
    return 0
  }

  /// Returns the digit at `index`, or zero if `index` is past the end.
  private func digit(_ index: Int) -> UInt8 { index < count ? self[index] : 0 }

  /// Returns the integer value of the digits at the positions in `stretch`.
  ///
  /// There can be at most 19 such digits, and all of them must be among the first 40.
  ///
  /// - Complexity: O(1).
  func word(_ stretch: Range<Int>) -> UInt64 {
    precondition(
      stretch.count <= 19 && stretch.upperBound <= min(count, Nibbles.capacity),
      "A word holds at most 19 digits, all among the first 40."
    )
    let start = stretch.lowerBound
    let rest = stretch.count - 16
    guard rest > 0 else { return row.number(from: start, count: stretch.count) }
    return row.number(from: start, count: rest) &* 10_000_000_000_000_000
      &+ row.number(from: start + rest, count: 16)
  }
}
