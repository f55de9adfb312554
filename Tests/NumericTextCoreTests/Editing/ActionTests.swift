// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ActionTests {
  private func key(_ scalar: Unicode.Scalar, _ notation: Notation = .english) -> Action? {
    try? Action(inserting: String(scalar), Field(notation, Rules()).stages.lexicon)
  }

  @Test(arguments: ["5", "٥", "५", "５", "\u{1E955}", "五"] as [Unicode.Scalar])
  func digitsOfAllScriptsTypeTheirDigit(_ scalar: Unicode.Scalar) {
    #expect(key(scalar) == .digit(5))
    #expect(key(scalar, .adlam) == .digit(5))
  }

  @Test func digitsOfTheNotationTypeTheirDigit() throws {
    let letters = try #require(DigitSet("abcdefghij"))
    #expect(key("c", Notation(digits: letters)) == .digit(2))
    #expect(key("c") == nil)
  }

  @Test(
    arguments: [
      (Notation.english, ".", Action.decimalSeparator), (.english, ",", .mark),
      (.english, "٫", .decimalSeparator), (.krona, ",", .decimalSeparator),
      (.krona, ".", .decimalSeparator), (.krona, " ", .nothing), (.minimumTwo, ".", .mark),
      (.minimumTwo, ",", .decimalSeparator), (.arabic, "٬", .nothing),
      (.arabic, ",", .mark), (.wideSeparators, ".", .decimalSeparator),
      (.wideSeparators, "💶", .nothing), (.dollar, "$", .nothing), (.dollar, "€", nil),
      (.krona, "k", .nothing), (.krona, "x", nil), (.english, "\u{FFFC}", .nothing),
      (.english, "\t", .nothing), (.english, "'", .nothing), (.digitsInAffixes, "x", .nothing),
    ] as [(Notation, Unicode.Scalar, Action?)]
  )
  func notationDeterminesWhatAKeyMeans(
    _ notation: Notation,
    _ scalar: Unicode.Scalar,
    _ action: Action?
  ) {
    #expect(key(scalar, notation) == action)
  }
}
