// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TextSourceTests {
  private func withSource<Result>(
    _ text: String,
    _ notation: Notation = .english,
    _ body: (TextSource) -> Result
  ) -> Result {
    text.withScalars { body(TextSource(text: $0, lexicon: Lexicon(notation))) }
  }

  @Test(arguments: [
    ("5", true), (".5", true), (",5", true), ("٥", true), ("-5", false), (".", false),
  ])
  func startsANumberWithADigitOrADecimalSeparator(_ text: String, _ startsNumber: Bool) {
    #expect(withSource(text) { $0.startsNumber(at: 0, upTo: text.utf8.count) } == startsNumber)
  }

  @Test func groupSeparatorStartsANumberOnlyIfAllowed() {
    var notation = Notation.english
    notation.groupSeparator = "'"
    #expect(!withSource("'5", notation) { $0.startsNumber(at: 0, upTo: 2) })
    #expect(withSource("'5", notation) { $0.startsNumber(at: 0, upTo: 2, canBeGroup: true) })
    #expect(!withSource("'5") { $0.startsNumber(at: 0, upTo: 2, canBeGroup: true) })
  }

  @Test func findsDigitsBetweenPositions() {
    #expect(withSource("ab1") { $0.hasDigit(from: 0, upTo: 3) })
    #expect(!withSource("ab1") { $0.hasDigit(from: 0, upTo: 2) })
    #expect(withSource("٣") { $0.digit(at: 0) } == 3)
  }

  @Test func readsTheNotationsOwnSeparatorsAsAWhole() throws {
    var notation = Notation.english
    notation.decimalSeparator = "||"
    notation.groupSeparator = "|"
    for (text, mark, end) in [("||", Mark.ownDecimal, 2), ("|1", .ownGroup, 1), (".", .period, 1)] {
      let found = withSource(text, notation) {
        $0.mark($0.text.kind(at: 0), at: 0, upTo: text.utf8.count)
      }
      let (foundMark, foundEnd) = try #require(found)
      #expect(foundMark == mark)
      #expect(foundEnd == end)
    }
  }

  @Test func separatorEndsBeforeTheEndOfTheRange() throws {
    var notation = Notation.english
    notation.decimalSeparator = "||"
    notation.groupSeparator = "|"
    let found = withSource("||", notation) { $0.mark($0.text.kind(at: 0), at: 0, upTo: 1) }
    let (mark, end) = try #require(found)
    #expect(mark == .ownGroup)
    #expect(end == 1)
  }
}
