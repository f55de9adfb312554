// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NotationTests {
  @Test func defaultNotationWritesPlainNumerals() {
    let field = Field(Notation(), Rules())
    #expect(field.idleText(numeral("-1234.5")) == "-1234.5")
  }

  @Test func minusIsAPrefixByDefault() {
    let notation = Notation(minus: "~")
    #expect(notation.affixes.negative.prefix.text == "~")
    #expect(notation.affixes.positive == Affixes())
  }

  @Test func plainFormKeepsOnlyDigitsSeparatorAndSign() {
    let plain = Notation.krona.plain
    let field = Field(plain, Rules())
    #expect(field.idleText(numeral("-1234567.5")) == "\u{2212}1234567,5")
    #expect(plain.words.contains("kr"))
  }
}
