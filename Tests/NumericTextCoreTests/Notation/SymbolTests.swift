// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SymbolTests {
  @Test(arguments: [("", 0), ("$", 1), ("B/.", 3), ("💶", 2), ("щ.д.", 4), ("\u{200F}", 1)])
  func widthCountsUTF16Units(_ text: String, _ width: Int) {
    let symbol = Symbol(text)
    #expect(symbol.width == width)
    #expect(symbol.text == text)
    #expect(symbol.utf8 == Array(text.utf8))
    #expect(symbol == Symbol(Array(text.unicodeScalars)[...]))
    #expect(symbol.isEmpty == text.isEmpty)
    #expect(text.unicodeScalars.allSatisfy { symbol.contains($0) })
    #expect(!symbol.contains("x"))
  }

  @Test(
    arguments: [("", nil), ("$", "$"), ("US$", nil), ("💶", "💶"), ("e\u{301}", nil)]
      as [(String, Unicode.Scalar?)]
  )
  func scalarIsNilUnlessTheTextIsASingleScalar(_ text: String, _ scalar: Unicode.Scalar?) {
    #expect(Symbol(text).scalar == scalar)
  }

  @Test func findsASymbolInATextByItsBytes() {
    let text = "5 kr."
    text.withScalars { text in
      #expect(Symbol("kr.").stands(in: text, at: 2))
      #expect(Symbol().stands(in: text, at: 5))
      #expect(!Symbol("kr.").stands(in: text, at: 1))
      #expect(!Symbol("kr.,").stands(in: text, at: 2))
    }
  }

  // MARK: - Words

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
    ("kgs", "kg", false), ("g", "kg", false), ("kg ", " kg", true), ("MANATI", "manatı", true),
    ("AZƏRBAYCAN", "Azərbaycan", true), ("ΔΡΑΧΜΈΣ", "δραχμες", true), ("ԴՐԱՄ", "դրամ", true),
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
