// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Checks that `Row`, a storage for digits, behaves like an array.
struct DigitRowLaws<Row: DigitRow> {
  /// Arrays with lengths near the limits of the storage: a word holds 16 digits, and up to 40
  /// digits need no allocation.
  ///
  /// Some arrays start or end with zeros, and some contain only one other digit.
  private var arrays: [[UInt8]] {
    [0, 1, 2, 15, 16, 17, 19, 20, 31, 33, 39, 40, 41, 57].flatMap { count in
      let mixed = (0..<count).map { UInt8(($0 * 7 + count) % 10) }
      let edge = min(3, count)
      let zeros = [UInt8](repeating: 0, count: edge)
      return [mixed, zeros + mixed.dropFirst(edge), mixed.dropLast(edge) + zeros]
    } + [15, 16, 31, 32, 39].map { place in (0..<40).map { $0 == place ? 4 : 0 } }
      + [[UInt8](repeating: 9, count: 19)]
  }

  func check() throws {
    try withEvery("digits", in: arrays) { digits in
      let row = Row.holding(digits)
      try checkZeros(row, digits)
      try withEvery("other", in: arrays) { other in
        try checkTogether(row, digits, Row.holding(other), other)
      }
    }
  }

  private func checkZeros(_ row: Row, _ digits: [UInt8]) throws {
    try hold(row.digits, is: digits, "digits")
    var same = row
    same.append(zeros: -3)
    try hold(same.digits, is: digits, "a negative number of zeros added")
    try hold(row.areZero, is: digits.allSatisfy { $0 == 0 }, "all are zero")
    for limit in [0, 1, 20, digits.count] {
      let zeros = digits.prefix(max(0, limit)).prefix { $0 == 0 }.count
      try hold(row.leadingZeros(upTo: limit), is: zeros, "leading zeros, up to \(limit)")
    }
    for start in [0, digits.count / 2, digits.count] {
      let last = digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
      try hold(row.endWithoutZeros(from: start), is: max(start, last), "end from \(start)")
    }
    try hold(row.word, is: digits.count <= 19 ? number(digits[...]) : nil, "number of all digits")
  }

  private func number(_ digits: ArraySlice<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1) }
  }

  /// Copies, compares and converts every range of 40 digits.
  func checkEveryRange() throws {
    let digits = (0..<40).map { UInt8($0 / 8 + $0 % 2) }
    try withEvery("start", in: 0...40) { (start: Int) in
      try withEvery("end", in: start...40) { (end: Int) in try check(start..<end, of: digits) }
    }
  }

  private func check(_ range: Range<Int>, of digits: [UInt8]) throws {
    let row = Row.holding(digits)
    let part = digits[range]
    if part.count <= 19 { try hold(row.word(range), is: number(part), "number") }
    for place in 0...40 {
      let target = Array(digits[..<place])
      var copy = Row.holding(target)
      copy.append(row, range)
      try hold(copy.digits, is: target + part, "digits after \(place) others")
      let order = row.order(from: range.lowerBound, to: row, from: place).signum()
      let expected = padded(Array(digits[range.lowerBound...]), with: Array(digits[place...]))
      try hold(order, is: expected, "order to \(place)")
    }
  }

  private func checkTogether(
    _ row: Row,
    _ digits: [UInt8],
    _ otherRow: Row,
    _ other: [UInt8]
  ) throws {
    try hold(row == otherRow, is: digits == other, "same digits")
    var longer = row
    longer.append(zeros: 2)
    longer.append(otherRow, 0..<other.count)
    try hold(longer.digits, is: digits + [0, 0] + other, "digits after appending")
    try hold(row.digits, is: digits, "digits of the original")
    for stretch in stretches(of: digits.count) {
      let replaced = row.replacing(stretch, with: otherRow)
      var expected = digits
      expected.replaceSubrange(stretch, with: other)
      try hold(replaced.digits, is: expected, "\(stretch) replaced")
      var part = Row()
      part.append(row, stretch)
      try hold(part.digits, is: Array(digits[stretch]), "digits of \(stretch)")
      let order = row.order(from: stretch.lowerBound, to: otherRow, from: 0).signum()
      let expectedOrder = padded(Array(digits[stretch.lowerBound...]), with: other)
      try hold(order, is: expectedOrder, "order from \(stretch.lowerBound)")
    }
  }

  private func stretches(of count: Int) -> [Range<Int>] {
    [0..<0, 0..<count, count..<count, count / 3..<count / 2, count / 2..<count]
  }

  /// Compares two arrays of digits after appending zeros to the shorter one.
  ///
  /// - Returns: -1 if `first` is less than `second`, 1 if it is greater, otherwise 0.
  private func padded(_ first: [UInt8], with second: [UInt8]) -> Int {
    let count = max(first.count, second.count)
    let zeros = { (row: [UInt8]) in row + [UInt8](repeating: 0, count: count - row.count) }
    for (left, right) in zip(zeros(first), zeros(second)) where left != right {
      return left < right ? -1 : 1
    }
    return 0
  }
}

extension DigitRow {
  fileprivate static func holding(_ digits: [UInt8]) -> Self {
    var row = Self()
    for digit in digits { row.append(digit) }
    return row
  }

  fileprivate var digits: [UInt8] {
    var digits: [UInt8] = []
    forEach(in: 0..<count) { digits.append($0) }
    for place in digits.indices {
      precondition(digits[place] == self[place], "Digits are in place.")
    }
    return digits
  }
}
