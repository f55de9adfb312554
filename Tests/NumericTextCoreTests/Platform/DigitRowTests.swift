// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DigitRowTests {
  @Test func byteRowBehavesLikeAnArray() throws {
    try DigitRowLaws<ByteRow>().check()
    try DigitRowLaws<ByteRow>().checkEveryRange()
  }
}
