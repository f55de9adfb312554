// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct LayoutTextTests {
  @Test(arguments: [
    (NotationSample.dollar, "-1234.50", "-$1,234.50"), (.krona, "-1234.5", "−1\u{A0}234,5\u{A0}kr"),
    (.rupee, "1234567", "₹12,34,567"), (.minimumTwo, "1234", "1234\u{A0}€"),
    (.balboa, "0.5", "B/.0.5"), (.digitsInAffixes, "1", "1x1 2,5."), (.accounting, "-5", "($5)"),
    (.wideSeparators, "1234.5", "1💶234P2P5;"), (.adlam, "1000", "𞥑⹁𞥐𞥐𞥐"),
    (.alwaysSign, "5", "+5"), (.alwaysSign, "0", "0"), (.trailingMinus, "-5", "5-"),
    (.percent, "12.", "12.%"), (.dollar, "", ""), (.dollar, "-", "-$"),
    (.arabic, "-1", "\u{61C}-١"),
  ])
  func writesTheNumeralInEachNotation(_ sample: NotationSample, _ text: String, _ drawn: String) {
    let number = numeral(text)
    let layout = Layout(editing: number, in: sample.notation)
    #expect(layout.text(of: number, in: sample.notation) == drawn)
  }

  @Test func cellsHaveTheRoleOfTheirText() {
    let layout = Layout(editing: numeral("-1234.5"), in: .accounting)
    let cells = layout.cells
    #expect(
      cells.map { $0.role } == [
        .affix, .digit, .groupSeparator, .digit, .digit, .digit, .decimalSeparator, .digit, .affix,
      ]
    )
    #expect(cells.first?.range == 0..<2)
    #expect(cells.last?.range == 9..<10)
  }

  @Test func trailingSeparatorHasACell() {
    let cells = Layout(editing: numeral("5."), in: .english).cells
    #expect(cells.map { $0.role } == [.digit, .decimalSeparator])
  }
}
