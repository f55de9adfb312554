// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StringBytesTests {
  private static let texts = [
    "", "12", "1\u{0}2", "kr.\u{A0}5", "щ.д.", "元💶", "a long text, \u{301}",
  ]

  @Test(arguments: texts)
  func convertsToBytesAndBack(_ text: String) {
    let made = String(wellFormed: Array(text.utf8))
    #expect(made.utf8.elementsEqual(text.utf8))
    #expect(made.isSame(as: text))
    #expect(!made.isSame(as: text + "1"))
    #expect(!("1" + made).isSame(as: text + "1") || text.isEmpty)
  }

  @Test func comparesScalarByScalar() {
    #expect(!"\u{E9}".isSame(as: "e\u{301}"))
    #expect(!"12".isSame(as: "13"))
  }
}
