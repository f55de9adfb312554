// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NibblesTests {
  /// Arrays of digits in which adjacent digits differ, and arrays of zeros with one other digit.
  private static let rows: [[UInt8]] =
    (0...40).map { count in (0..<count).map { UInt8(($0 * 7 + 3) % 10) } }
    + (0..<40).map { place in (0..<40).map { $0 == place ? 4 : 0 } }

  private func nibbles(_ digits: some Collection<UInt8>) -> Nibbles {
    var row = Nibbles()
    for (place, digit) in digits.enumerated() { row.put(digit, at: place) }
    return row
  }

  private func digits(_ row: Nibbles) -> [UInt8] { (0..<Nibbles.capacity).map { row[$0] } }

  private func filled(_ digits: some Sequence<UInt8>) -> [UInt8] {
    Array((Array(digits) + Array(repeating: 0, count: 40)).prefix(40))
  }

  @Test func storesEachDigitAtItsPlace() throws {
    try withEvery("row", in: Self.rows) { row in
      try hold(digits(nibbles(row)), is: filled(row), "digits")
    }
  }

  @Test func dropsKeepsAndShiftsDigits() throws {
    try withEvery("row", in: Self.rows) { row in
      try withEvery("count", in: 0...40) { count in
        let zeros = Array(repeating: 0 as UInt8, count: count)
        let full = filled(row)
        try hold(digits(nibbles(row).dropping(count)), is: filled(full.dropFirst(count)), "drop")
        try hold(digits(nibbles(row).keeping(count)), is: filled(full.prefix(count)), "keep")
        try hold(digits(nibbles(row).shifted(by: count)), is: filled(zeros + full), "shift")
      }
    }
  }

  @Test func countsZerosAtBothEnds() throws {
    try withEvery("row", in: Self.rows) { row in
      let full = filled(row)
      let row = nibbles(row)
      try hold(row.leadingZeros, is: full.firstIndex { $0 != 0 } ?? 40, "leading zeros")
      try hold(row.end, is: full.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0, "end")
      try hold(row.areZero, is: full.allSatisfy { $0 == 0 }, "all zeros")
    }
  }

  @Test func ordersByTheFirstDifferentDigit() throws {
    try withEvery("left", in: Self.rows) { left in
      try withEvery("right", in: Self.rows) { right in
        let order = nibbles(left).order(from: 0, to: nibbles(right), from: 0).signum()
        let isBefore = filled(left).lexicographicallyPrecedes(filled(right))
        let expected = filled(left) == filled(right) ? 0 : isBefore ? -1 : 1
        try hold(order, is: expected, "order")
      }
    }
  }

  @Test func ordersTheRestOfTwoRows() throws {
    let digits = [1, 2, 3, 4, 5].flatMap { Array(repeating: $0 as UInt8, count: 8) }
    try withEvery("start", in: 0...40) { start in
      try withEvery("other start", in: 0...40) { otherStart in
        let row = nibbles(digits)
        let rest = row.dropping(start).order(from: 0, to: row.dropping(otherStart), from: 0)
        try hold(row.order(from: start, to: row, from: otherStart), is: rest, "order")
      }
    }
  }

  @Test func unionPutsDigitsOverZeros() {
    var row = nibbles([1, 2])
    row.formUnion(nibbles([3, 4]).shifted(by: 2))
    #expect(row == nibbles([1, 2, 3, 4]))
  }

  @Test func readsANumberFromARangeOfDigits() throws {
    try withEvery("row", in: Self.rows) { row in
      try withEvery("place", in: 0..<40) { place in
        for count in 0...min(16, 40 - place) {
          let digits = filled(row)[place..<place + count]
          let number = digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
          try hold(nibbles(row).number(from: place, count: count), is: number, "number")
        }
      }
    }
  }
}
