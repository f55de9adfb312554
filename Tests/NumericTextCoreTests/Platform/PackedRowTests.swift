// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PackedRowTests {
  @Test func wordReadsUpToNineteenDigits() {
    var row = PackedRow()
    for digit in 0..<40 { row.append(UInt8(digit % 10)) }
    #expect(row.word(0..<19) == 123_456_789_012_345_678)
    #expect(row.word(21..<40) == 1_234_567_890_123_456_789)
    #expect(row.word(7..<7) == 0)
  }

  @Test(arguments: [15, 16, 17, 39, 40])
  func appendingPastTheInlineDigitsKeepsTheCopies(_ count: Int) {
    var row = PackedRow()
    for digit in 0..<count { row.append(UInt8(digit % 10)) }
    var other = row
    other.append(row, 0..<count)
    #expect(row.count == count)
    #expect(other.count == 2 * count)
    for place in 0..<count { #expect(other[count + place] == row[place]) }
  }
}
