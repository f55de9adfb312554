// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CurrencyWordsTests {
  @Test(arguments: [
    ("kr", 2), ("kr.", 3), ("zł", 2), ("USD", 3), ("USDX", 0), ("USDx", 0), ("US$", 3), ("R$", 2),
    ("MX$5", 3), ("ABCD$", 0), ("B/.", 3), ("F CFA", 5), ("F\u{A0}CFA", 5), ("د.إ.", 4),
    ("K", 0), ("M", 0), ("abc", 0), ("", 0), ("元", 1), ("USD5", 3),
  ])
  func wordHasALength(_ text: String, _ length: Int) {
    #expect(CurrencyWords.length(in: Array(text.unicodeScalars), at: 0) == length)
  }

  @Test func wordIsFoundBehindOtherText() {
    #expect(CurrencyWords.length(in: Array("12 kr".unicodeScalars), at: 3) == 2)
  }

  @Test(arguments: [
    ("kr", "kr", 2), ("kr", "k\u{200F}r", 3), (" kr ", "kr", 2), ("a b", "a\u{A0}b", 3),
    ("kr", "k", 0), ("kr", "ka", 0), ("\u{200F}", "x", 0),
  ])
  func wordIsComparedWithoutInvisibleMarks(_ word: String, _ text: String, _ length: Int) {
    #expect(Word(word).length(matching: Array(text.unicodeScalars), at: 0) == length)
  }

  @Test func wordOfBlanksIsEmpty() {
    #expect(Word(" \u{A0}\u{200F}").isEmpty)
    #expect(!Word(" x").isEmpty)
  }
}
