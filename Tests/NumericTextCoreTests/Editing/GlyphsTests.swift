// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct GlyphsTests {
  @Test(arguments: [
    (Sign.none, "", ""), (.positive, "+", "p"), (.zero, "0", "z"), (.negative, "(", ")"),
    (.negativeZero, "[", "]"),
  ])
  func eachSignHasItsOwnAffixes(_ sign: Sign, _ prefix: String, _ suffix: String) {
    let affixes = SignAffixes(
      positive: Affixes(prefix: "+", suffix: "p"),
      negative: Affixes(prefix: "(", suffix: ")"),
      zero: Affixes(prefix: "0", suffix: "z"),
      negativeZero: Affixes(prefix: "[", suffix: "]")
    )
    let glyphs = Glyphs(Notation(affixes: affixes))
    #expect(glyphs.text(glyphs.frame(sign).prefix) == prefix)
    #expect(glyphs.text(glyphs.frame(sign).suffix) == suffix)
  }

  @Test func storesTheSymbolsAfterTheDigits() {
    let glyphs = Glyphs(Notation(digits: DigitSet(zero: "٠"), decimalSeparator: "٫"))
    #expect(glyphs.text(glyphs.zero) == "٠")
    #expect(glyphs.text(glyphs.decimalSeparator) == "٫")
    #expect(glyphs.text(glyphs.groupSeparator) == ",")
    #expect(String(decoding: glyphs.bytes, as: UTF8.self).hasPrefix("٠١٢٣٤٥٦٧٨٩٫,"))
  }
}

extension Glyphs {
  /// Returns the text in the range of `bytes` that `glyph` describes.
  fileprivate func text(_ glyph: Glyph) -> String {
    String(decoding: bytes[glyph.start..<glyph.start + glyph.byteCount], as: UTF8.self)
  }
}
