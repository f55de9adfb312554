// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PackedRowTests {
  @Test func behavesLikeAnArray() throws { try DigitRowLaws<PackedRow>().check() }
}
