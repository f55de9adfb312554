// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ScalarTextTests {
  @Test(arguments: ["", "12", "kr.\u{A0}5", "щ.д.", "\u{FFFD}元", "💶\u{10FFFF}1"])
  func iteratesTheScalarsOfAString(_ string: String) {
    string.withScalars { text in
      #expect(text.count == string.utf8.count)
      var position = 0
      for scalar in string.unicodeScalars {
        #expect(text.scalar(at: position) == scalar)
        #expect(text.contains(scalar))
        position = text.after(position)
      }
      #expect(position == text.count)
      #expect(!text.contains("x"))
    }
  }

  @Test func decodesEveryScalar() {
    for scalar in Unicode.Scalar.all {
      let text = String(scalar)
      let isRead = text.withScalars { $0.scalar(at: 0) == scalar && $0.after(0) == $0.count }
      guard isRead, text.onlyScalar == scalar else {
        Issue.record("U+\(String(scalar.value, radix: 16))")
        continue
      }
    }
  }

  @Test func matchesTextAtAPosition() {
    "a元b".withScalars { text in
      #expect("元b".withScalars { text.has($0, at: 1) })
      #expect(!"元b".withScalars { text.has($0, at: 0) })
      #expect(!"bc".withScalars { text.has($0, at: 4) })
      #expect("".withScalars { text.has($0, at: 5) })
      #expect("元".withScalars { text[1..<4].has($0, at: 0) })
    }
  }

  @Test func canBeCreatedFromALiteral() {
    let text = ScalarText("元$")
    #expect(text.count == 4)
    #expect(text[3] == UInt8(ascii: "$"))
  }

  @Test func findsTheScalarBeforeAPosition() {
    "5\u{A0}-".withScalars { text in
      #expect(text.scalar(before: 3) == "\u{A0}")
      #expect(text.scalar(before: 1) == "5")
      #expect(text.scalar(before: 0) == nil)
    }
  }

  @Test(arguments: ["", "12", "1\u{301}", "é1", "\u{1E955}\u{1E955}", "🇸🇪"])
  func hasNoOnlyScalarOtherwise(_ text: String) {
    #expect(text.onlyScalar == nil)
  }
}
