// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TextReaderDigitsTests {
  private func withReader<Result>(
    _ text: String,
    _ notation: Notation = .english,
    _ body: (inout TextReader) -> Result
  ) -> Result {
    text.withScalars {
      var reader = TextReader($0, Lexicon(notation))
      return body(&reader)
    }
  }

  @Test(arguments: [
    ("5", true), (".5", true), (",5", true), ("٥", true), ("-5", false), (".", false),
  ])
  func startsANumberWithADigitOrADecimalSeparator(_ text: String, _ startsNumber: Bool) {
    #expect(withReader(text) { $0.startsNumber } == startsNumber)
  }

  @Test func findsDigitsBetweenPositions() {
    #expect(withReader("ab1") { $0.hasMoreDigits })
    let hasDigits = withReader("ab1") { reader in
      reader.end = 2
      return reader.hasMoreDigits
    }
    #expect(!hasDigits)
    #expect(withReader("٣") { $0.digit(at: 0) } == 3)
  }

  @Test func readsTheNotationsOwnSeparatorsAsAWhole() throws {
    var notation = Notation.english
    notation.decimalSeparator = "||"
    notation.groupSeparator = "|"
    for (text, mark, end) in [("||", Mark.ownDecimal, 2), ("|1", .ownGroup, 1), (".", .period, 1)] {
      let found = withReader(text, notation) { $0.mark($0.text.kind(at: 0)) }
      let (foundMark, foundEnd) = try #require(found)
      #expect(foundMark == mark)
      #expect(foundEnd == end)
    }
  }
}
