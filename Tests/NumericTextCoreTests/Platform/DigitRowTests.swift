// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DigitRowTests {
  @Test func packedRowBehavesLikeAnArray() throws { try DigitRowLaws<PackedRow>().check() }

  @Test func byteRowBehavesLikeAnArray() throws { try DigitRowLaws<ByteRow>().check() }
}
