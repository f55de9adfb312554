// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StringScalarTests {
  @Test(arguments: ["", "12", "1\u{301}", "é1", "\u{1E955}\u{1E955}", "🇸🇪"])
  func hasNoOnlyScalarOtherwise(_ text: String) {
    #expect(text.onlyScalar == nil)
  }
}
