// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DigitSetTests {
  @Test(
    arguments: [
      ("0", 1, 1), ("\u{660}", 2, 1), ("\u{966}", 3, 1), ("\u{1E950}", 4, 2),
    ] as [(Unicode.Scalar, Int, Int)]
  )
  func digitsFollowTheirZero(_ zero: Unicode.Scalar, _ stride: Int, _ width: Int) {
    let digits = DigitSet(zero: zero)
    #expect(digits.stride == stride)
    #expect(digits.width == width)
    #expect(digits.utf8.count == 10 * stride)
    for digit in UInt8(0)...9 {
      #expect(digits[digit].value == zero.value + UInt32(digit))
      #expect(digits.value(of: digits[digit]) == digit)
    }
  }

  @Test func acceptsAnyTenScalarsOfEqualLength() throws {
    let han = try #require(DigitSet("〇一二三四五六七八九"))
    #expect(han[3] == "三")
    #expect(han.value(of: "九") == 9)
    #expect(han.value(of: "9") == nil)
  }

  @Test(arguments: ["012345678", "0123456780", "012345678९", "01234567890"])
  func requiresTenDistinctScalarsOfEqualLength(_ text: String) {
    #expect(DigitSet(Symbol(text)) == nil)
  }
}
