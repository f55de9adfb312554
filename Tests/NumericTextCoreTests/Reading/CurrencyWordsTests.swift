// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CurrencyWordsTests {
  @Test(arguments: [
    ("kr", 2), ("kr.", 3), ("zł", 2), ("USD", 3), ("USDX", 0), ("USDx", 0), ("US$", 3), ("R$", 2),
    ("MX$5", 3), ("ABCD$", 0), ("B/.", 3), ("F CFA", 5), ("F\u{A0}CFA", 5), ("د.إ.", 4),
    ("K", 0), ("M", 0), ("abc", 0), ("", 0), ("元", 1), ("USD5", 3),
    ("ABC", 0), ("U$S", 3), ("S/.5", 3), ("B$5", 2), ("K$", 0), ("usd", 3), ("$U", 2),
  ])
  func wordHasALength(_ text: String, _ length: Int) {
    #expect(CurrencyWords.length(in: Array(text.unicodeScalars), at: 0, isBefore: true) == length)
  }

  @Test func lettersOfMultiplesAreNoCurrencyBehindANumber() {
    for text in ["B$", "M€", "K$", "T$", "MM$"] {
      let length = CurrencyWords.length(in: Array(text.unicodeScalars), at: 0, isBefore: false)
      #expect(length == 0, "\(text)")
    }
  }

  @Test func wordsAreSortedByTheirStarts() {
    let starts = CurrencyWords.all.map(\.start)
    #expect(starts == starts.sorted())
    #expect(Set(CurrencyWords.codes).count == CurrencyWords.codes.count)
  }

  @Test func wordIsFoundBehindOtherText() {
    #expect(CurrencyWords.length(in: Array("12 kr".unicodeScalars), at: 3, isBefore: false) == 2)
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
