// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CurrencyWordsTests {
  @Test(arguments: [
    ("kr", 2), ("kr.", 3), ("zł", 2), ("USD", 3), ("USDX", 0), ("USDx", 0), ("US$", 3), ("R$", 2),
    ("MX$5", 3), ("ABCD$", 0), ("B/.", 3), ("F CFA", 5), ("F\u{A0}CFA", 5), ("د.إ.", 4),
    ("K", 1), ("N", 1), ("J", 0), ("abc", 0), ("", 0), ("元", 1), ("USD5", 3),
    ("ABC", 0), ("U$S", 3), ("S/.5", 3), ("B$5", 2), ("T$", 2), ("usd", 3), ("$U", 2),
  ])
  func measuresACurrencyWord(_ text: String, _ length: Int) {
    #expect(Self.length(in: text, isBefore: true) == length)
  }

  @Test func lettersOfMultiplesAreNotACurrencyAfterANumber() {
    for text in ["B$", "M€", "K$", "T$", "MM$", "$ B", "K", "R"] {
      let length = Self.length(in: text, isBefore: false)
      #expect(length == (text.hasPrefix("$") ? 1 : 0), "\(text)")
    }
  }

  @Test(arguments: [
    ("$US", 3), ("$ US", 4), ("US $", 4), ("£GB5", 3), ("$USA", 1), ("$ 5", 1), ("$", 1),
    ("USD$", 4), ("KR₩", 3), ("R5", 1), ("RX", 0), ("DEM", 3), ("Rs.", 3), ("Rs", 2), ("Rs5", 2),
  ])
  func acceptsLettersBesideACurrencySign(_ text: String, _ length: Int) {
    #expect(Self.length(in: text, isBefore: true) == length)
  }

  @Test(arguments: [
    ("ए.आर.एस", 7), ("ए.आर.एस 5", 7), ("सि $", 4), ("सि", 0), ("सि.5", 0), ("कि.मी.", 0),
    ("कि.ग्रा.", 0), ("मे.वा.", 0), ("मि.लि.", 0), ("ला.रु.", 0), ("ߊߞߘ5", 3), ("ߥߊ߯", 2), ("𞤅𞤊𞤀", 3),
    ("𞤁", 0),
  ])
  func readsCodesSpelledInOtherScripts(_ text: String, _ length: Int) {
    #expect(Self.length(in: text, isBefore: true) == length)
  }

  @Test(arguments: [
    CurrencyWords.words, CurrencyWords.regions, CurrencyWords.multiples, CurrencyWords.loneLetters,
    CurrencyWords.letterNames,
  ])
  func wordsAreSorted(_ list: StaticString) {
    let words = list.description.utf8.split(separator: UInt8(ascii: "|"))
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(word.lexicographicallyPrecedes(next), "\(word) precedes \(next)")
    }
  }

  @Test func findsEveryWord() throws {
    for word in CurrencyWords.words.description.split(separator: "|") {
      let text = String(word)
      #expect(Self.length(in: text, isBefore: true) == text.unicodeScalars.count, "\(text)")
    }
  }

  @Test func findsEveryCodeAndNoOther() {
    var codes: [String] = []
    for (letter, endings) in zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      CurrencyWords.codes.description.split(separator: " ", omittingEmptySubsequences: false)
    ) {
      #expect(endings.count.isMultiple(of: 2))
      for place in stride(from: 0, to: endings.count, by: 2) {
        codes.append("\(letter)\(endings.dropFirst(place).prefix(2))")
      }
    }
    #expect(codes == codes.sorted())
    #expect(codes.count > 300)
    for code in codes { #expect(Self.length(in: code, isBefore: false) == 3, "\(code)") }
    for code in ["ABC", "DEC", "MAY", "VAT", "KWH", "MPH"] {
      #expect(Self.length(in: code, isBefore: false) == 0, "\(code)")
    }
  }

  @Test func findsEveryRegionOnEitherSideOfASign() {
    let multiples = CurrencyWords.multiples.description.split(separator: "|")
    for region in CurrencyWords.regions.description.split(separator: "|") {
      for text in ["\(region)$", "\(region) $"] {
        #expect(Self.length(in: text, isBefore: true) == text.count, "\(text)")
      }
      for text in ["$\(region)", "$ \(region)"] {
        let length = multiples.contains(region) ? 1 : text.count
        #expect(Self.length(in: text, isBefore: true) == length, "\(text)")
      }
    }
  }

  @Test(arguments: ["K€", "T€", "T €", "K£", "K$", "M$", "L₹"])
  func aLetterThatMultipliesNamesNoRegion(_ text: String) {
    #expect(Self.length(in: text, isBefore: true) == 0)
  }

  @Test func findsAWordAfterOtherText() {
    #expect(Self.length(in: "12 kr", at: 3, isBefore: false) == 2)
  }

  /// Returns the number of scalars in the currency word that starts at `position`, a byte offset.
  private static func length(in text: String, at position: Int = 0, isBefore: Bool) -> Int {
    let length = text.withScalars { CurrencyWords.length(in: $0, at: position, isBefore: isBefore) }
    return text.scalars(inBytes: position..<position + length)
  }
}
