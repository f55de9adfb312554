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
    #expect(Self.length(in: text, isBefore: true) == length)
  }

  @Test func lettersOfMultiplesAreNoCurrencyBehindANumber() {
    for text in ["B$", "M€", "K$", "T$", "MM$"] {
      #expect(Self.length(in: text, isBefore: false) == 0, "\(text)")
    }
  }

  @Test func wordsAreSortedAndTold() throws {
    let words = CurrencyWords.words.description.utf8.split(separator: UInt8(ascii: "|"))
    #expect(words.count == 198)
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(word.lexicographicallyPrecedes(next), "\(word) stands in front of \(next)")
    }
    for word in words {
      let text = try #require(String(word))
      #expect(Self.length(in: text, isBefore: true) == text.unicodeScalars.count, "\(text)")
    }
  }

  @Test(arguments: [
    (CurrencyWords.codes, 188), (CurrencyWords.prefixes, 45), (CurrencyWords.frontPrefixes, 4),
  ])
  func codesAreSortedEntriesOfThreeBytes(_ list: StaticString, _ count: Int) {
    let codes = list.description.utf8.split { $0 == 0x20 || $0 == 0x0A }
    #expect(codes.count == count)
    #expect(list.utf8CodeUnitCount == count * 4 - 1)
    #expect(codes.allSatisfy { $0.count == 3 })
    for (code, next) in zip(codes, codes.dropFirst()) {
      #expect(code.lexicographicallyPrecedes(next))
    }
  }

  @Test func everyCodeIsFound() throws {
    for code in CurrencyWords.codes.description.split(whereSeparator: \.isWhitespace) {
      #expect(Self.length(in: String(code), isBefore: false) == 3, "\(code)")
    }
    for prefix in CurrencyWords.prefixes.description.split(whereSeparator: \.isWhitespace) {
      let text = prefix.prefix { $0 != "." } + "€"
      #expect(Self.length(in: String(text), isBefore: false) == text.count, "\(text)")
    }
  }

  @Test func wordIsFoundBehindOtherText() {
    #expect(Self.length(in: "12 kr", at: 3, isBefore: false) == 2)
  }

  /// The number of scalars of the word behind a number of ASCII characters.
  private static func length(in text: String, at position: Int = 0, isBefore: Bool) -> Int {
    let length = text.withScalars { CurrencyWords.length(in: $0, at: position, isBefore: isBefore) }
    return text.scalars(inBytes: position..<position + length)
  }
}
