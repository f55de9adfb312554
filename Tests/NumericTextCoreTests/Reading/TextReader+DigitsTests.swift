// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TextReaderDigitsTests {
  private func withReader<Result>(
    _ text: String,
    _ notation: Notation = .english,
    _ body: (borrowing TextReader) -> Result
  ) -> Result {
    text.withScalars { body(TextReader($0, Lexicon(notation))) }
  }

  @Test(arguments: [
    ("5", true), (".5", true), (",5", true), ("٥", true), ("-5", false), (".", false),
  ])
  func startsANumberWithADigitOrADecimalSeparator(_ text: String, _ startsNumber: Bool) {
    #expect(withReader(text) { $0.startsNumber(at: 0) } == startsNumber)
  }

  @Test func groupSeparatorStartsANumberOnlyIfAllowed() {
    var notation = Notation.english
    notation.groupSeparator = "'"
    #expect(!withReader("'5", notation) { $0.startsNumber(at: 0) })
    #expect(withReader("'5", notation) { $0.startsNumber(at: 0, canBeGroup: true) })
    #expect(!withReader("'5") { $0.startsNumber(at: 0, canBeGroup: true) })
  }

  @Test(arguments: [("ab1", NumericTextRefusal.severalNumbers), ("ab", .notANumber)])
  func findsDigitsAfterAWord(_ text: String, _ refusal: NumericTextRefusal) {
    #expect(throws: refusal) { try TextReader.read("5 \(text)", with: Lexicon(.english)) }
    #expect(withReader("٣") { $0.digit(at: 0) } == 3)
  }

  @Test func readsTheNotationsOwnSeparatorsAsAWhole() throws {
    var notation = Notation.english
    notation.decimalSeparator = "||"
    notation.groupSeparator = "|"
    for (text, mark, end) in [("||", Mark.ownDecimal, 2), ("|1", .ownGroup, 1), (".", .period, 1)] {
      let found = withReader(text, notation) { $0.mark(at: 0) }
      let (foundMark, foundEnd) = try #require(found)
      #expect(foundMark == mark)
      #expect(foundEnd == end)
    }
  }

  @Test func separatorEndsBeforeTheEndOfTheRange() throws {
    var notation = Notation.english
    notation.decimalSeparator = "||"
    notation.groupSeparator = "|"
    let found = "||".withScalars { text in
      var reader = TextReader(text, Lexicon(notation))
      reader.end = 1
      return reader.mark(at: 0)
    }
    let (mark, end) = try #require(found)
    #expect(mark == .ownGroup)
    #expect(end == 1)
  }
}
