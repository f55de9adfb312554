// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MagnitudeTests {
  private static let german = [
    Magnitude("Mio", power: 6), Magnitude("Mil", power: 6), Magnitude("Mil M", power: 9),
    Magnitude("万", power: 4), Magnitude("Bn", power: 12),
  ]

  private func lexicon(_ notation: Notation = .english) -> Lexicon {
    Lexicon(notation, .with { $0.magnitudes = Self.german + Magnitude.english })
  }

  private func power(_ text: String, _ notation: Notation = .english) -> Int? {
    let lexicon = lexicon(notation)
    return text.withScalars { lexicon.magnitude(in: $0, at: 0)?.power }
  }

  @Test func wordsAreFoundInAnyCase() {
    #expect(power("mio") == 6)
    #expect(power("MIO €") == 6)
    #expect(power("K") == 3)
    #expect(power("x") == nil)
  }

  @Test func longestWordWins() {
    #expect(power("mil m") == 9)
    #expect(power("mil\u{A0}m") == 9)
    #expect(power("mil") == 6)
  }

  @Test func startOfALongerWordIsNone() {
    #expect(power("km") == nil)
    #expect(power("kč") == nil)
    #expect(power("万円") == 4)
  }

  @Test func wordsWithTwoMeaningsAreAmbiguous() {
    let found = "bn".withScalars { lexicon().magnitude(in: $0, at: 0) }
    #expect(found?.length == 2 && found?.power == nil)
  }

  @Test func wordsOfTheSuffixAreAmbiguous() {
    var notation = Notation.english
    let affixes = Affixes(prefix: "k ", suffix: " Km")
    notation.affixes = SignAffixes(positive: affixes, negative: affixes)
    #expect(power("k", notation) == nil)
    #expect(power("m", notation) == nil)
    #expect(power("mio", notation) == 6)
  }

  @Test func aPartOfAStyleIsDecoded() {
    var rules = Rules()
    rules.addMagnitude("\u{6}Mio")
    rules.addMagnitude("")
    #expect(rules.magnitudes == [Magnitude("Mio", power: 6)])
  }
}
