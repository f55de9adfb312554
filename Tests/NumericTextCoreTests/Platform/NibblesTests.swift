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
    for (place, digit) in digits.enumerated() { row.put(UInt64(digit), at: place) }
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

  @Test func copiesUpToSixteenDigitsAtATime() throws {
    try withEvery("row", in: Self.rows) { row in
      try withEvery("place", in: 0..<40) { place in
        for count in 1...min(16, 40 - place) {
          let part = filled(row)[place..<place + count]
          let word = Nibbles.keeping(count, of: nibbles(row).word(from: place))
          let number = part.reversed().reduce(0 as UInt64) { $0 << 4 | UInt64($1) }
          try hold(word, is: number, "word of \(count) digits")
          try withEvery("target", in: 0...40 - count) { target in
            var copy = Nibbles()
            copy.put(word, at: target)
            let zeros = Array(repeating: 0 as UInt8, count: target)
            try hold(digits(copy), is: filled(zeros + part), "digits")
          }
        }
      }
    }
  }

  @Test func countsLeadingZeros() throws {
    try withEvery("row", in: Self.rows) { row in
      let zeros = filled(row).firstIndex { $0 != 0 } ?? 40
      try hold(nibbles(row).leadingZeros, is: zeros, "leading zeros")
    }
  }

  @Test func ordersByTheFirstDifferentDigit() throws {
    try withEvery("left", in: Self.rows) { left in
      try withEvery("right", in: Self.rows) { right in
        let order = nibbles(left).order(from: 0, to: nibbles(right), from: 0).signum()
        try hold(order, is: self.order(filled(left), filled(right)), "order")
      }
    }
  }

  @Test func ordersTheRestOfTwoRows() throws {
    let digits = [1, 2, 3, 4, 5].flatMap { Array(repeating: $0 as UInt8, count: 8) }
    try withEvery("start", in: 0...40) { start in
      try withEvery("other start", in: 0...40) { otherStart in
        let row = nibbles(digits)
        let rest = order(filled(digits.dropFirst(start)), filled(digits.dropFirst(otherStart)))
        let order = row.order(from: start, to: row, from: otherStart).signum()
        try hold(order, is: rest, "order")
      }
    }
  }

  private func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  @Test func readsANumberFromARangeOfDigits() throws {
    try withEvery("row", in: Self.rows) { row in
      try withEvery("place", in: 0..<40) { place in
        for count in 0...min(19, 40 - place) {
          let digits = filled(row)[place..<place + count]
          let number = digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
          try hold(nibbles(row).number(from: place, count: count), is: number, "number")
          if place == 0 {
            try hold(nibbles(digits).number(count: count), is: number, "number of all digits")
          }
        }
      }
    }
  }

  @Test func putsDigitsOverZeros() {
    var row = nibbles([1, 2])
    row.put(0x43, at: 2)
    #expect(row == nibbles([1, 2, 3, 4]))
  }
}
