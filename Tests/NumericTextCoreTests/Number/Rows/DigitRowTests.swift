// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DigitRowTests {
  @Test func packedRowsAreLikeArrays() throws { try DigitRowLaws<PackedRow>().check() }

  @Test func byteRowsAreLikeArrays() throws { try DigitRowLaws<ByteRow>().check() }
}
