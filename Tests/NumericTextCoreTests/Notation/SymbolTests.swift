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
}
