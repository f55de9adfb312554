// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StringScalarTests {
  @Test func findsTheOnlyScalar() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if String(scalar).onlyScalar != scalar { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: ["", "12", "1\u{301}", "é1", "\u{1E955}\u{1E955}", "🇸🇪"])
  func hasNoOnlyScalarOtherwise(_ text: String) {
    #expect(text.onlyScalar == nil)
  }
}
