// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

@Suite struct PlainNumbersTests {
  @Test(arguments: [
    ("en_US", "-"), ("sv_SE", "\u{2212}"), ("he_IL", "\u{200E}-"), ("fa_IR", "\u{200E}\u{2212}"),
  ])
  func minusIncludesBidirectionalMarks(_ locale: String, _ minus: String) {
    #expect(PlainNumbers.of(Locale(identifier: locale)).minus.text == minus)
  }

  @Test(
    arguments: [("en_US", 1), ("en_IN", 1), ("es_ES", 2), ("pl_PL", 2), ("en_US_POSIX", nil)]
      as [(String, Int?)]
  )
  func minimumIsNilWithoutGroups(_ locale: String, _ minimum: Int?) {
    #expect(PlainNumbers.of(Locale(identifier: locale)).minimumGrouping == minimum)
  }
}
