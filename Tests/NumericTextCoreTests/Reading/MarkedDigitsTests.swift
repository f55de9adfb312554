// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MarkedDigitsTests {
  @Test func acceptsASeparatorAfterTheLastDigit() throws {
    var marked = MarkedDigits(Lexicon(.english))
    marked.append(1)
    for mark in [Mark.comma, .period, .comma, .period] { marked.appendTrailing(mark) }
    #expect(try marked.numeral().description == "1.")
  }

  @Test func onlySomeMarksCanBeDecimal() {
    let marked = MarkedDigits(Lexicon(.wideSeparators))
    #expect(marked.canBeDecimal(.ownDecimal))
    #expect(marked.canBeDecimal(.comma))
    #expect(!marked.canBeDecimal(.ownGroup))
    #expect(!marked.canBeDecimal(.space))
  }
}
