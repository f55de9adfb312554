// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct GlyphsTests {
  @Test(arguments: [
    (Layout.Sign.none, "", ""), (.positive, "+", "p"), (.zero, "0", "z"), (.negative, "(", ")"),
    (.negativeZero, "[", "]"),
  ])
  func eachSignHasItsAffixes(_ sign: Layout.Sign, _ prefix: String, _ suffix: String) {
    let affixes = SignAffixes(
      positive: Affixes(prefix: "+", suffix: "p"),
      negative: Affixes(prefix: "(", suffix: ")"),
      zero: Affixes(prefix: "0", suffix: "z"),
      negativeZero: Affixes(prefix: "[", suffix: "]")
    )
    let glyphs = Glyphs(Notation(affixes: affixes))
    #expect(glyphs.prefix(sign).text == prefix)
    #expect(glyphs.suffix(sign).text == suffix)
  }
}
