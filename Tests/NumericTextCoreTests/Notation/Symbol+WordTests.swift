// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SymbolWordTests {
  @Test(arguments: [
    ("kr", "kr", 2), ("kr", "k\u{200F}r", 3), (" kr ", "kr", 2), ("a b", "a\u{A0}b", 3),
    ("kr", "k", 0), ("kr", "ka", 0), ("\u{200F}", "x", 0), ("k\u{200F}r", "kr", 2),
    ("a \u{200F} b", "a\u{A0}\u{200F}\tb", 5), ("a b", "a b\u{200F}", 3), ("kr", "KR", 0),
  ])
  func ignoresInvisibleMarksInWords(_ word: String, _ text: String, _ length: Int) {
    let bytes = text.withScalars { Symbol(word).word.length(in: $0, at: 0) }
    #expect(text.scalars(inBytes: 0..<bytes) == length)
  }

  @Test func blankTextIsAnEmptyWord() {
    #expect((" \u{A0}\u{200F}" as Symbol).word.isEmpty)
    #expect(!(" x" as Symbol).word.isEmpty)
  }

  @Test(arguments: [
    ("LBS", "lbs. per day", true), ("Lbs.PER", "lbs. per day", true), ("", "kg", true),
    ("КГ Ё", "кгё", true), ("STÜCK", "Stück", true), ("Ő\u{A0}μω\u{200F}ž", "ő ΜΩ Ž", true),
    ("kgs", "kg", false), ("g", "kg", false), ("kg ", " kg", true),
  ])
  func matchesTheStartOfATextInAnyCase(_ text: String, _ other: String, _ isStart: Bool) {
    let found = text.withScalars { text in other.withScalars { text.isStart(of: $0) } }
    #expect(found == isStart)
  }

  @Test func skipsInvisibleMarksUpToALimit() {
    "\u{200F}\u{AD}1".withScalars { text in
      #expect(text.skippingInvisible(0, upTo: text.count) == 5)
      #expect(text.skippingInvisible(0, upTo: 3) == 3)
      #expect(text.skippingInvisible(5, upTo: text.count) == 5)
    }
  }
}
