// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NibblesTests {
  @Test func everyRangeOfDigitsBehavesLikeAnArray() throws {
    try DigitRowLaws<PackedRow>().checkEveryRange()
  }
}
