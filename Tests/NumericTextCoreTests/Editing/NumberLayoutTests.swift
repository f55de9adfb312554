// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumberLayoutTests {
  @Test(arguments: [
    ("", Sign.none), ("-", .none), ("0", .zero), ("-0.00", .negativeZero), ("5", .positive),
    ("-5", .negative),
  ])
  func idleTextShowsTheSignOfTheValue(_ text: String, _ sign: Sign) {
    #expect(NumberLayout(showing: numeral(text), in: Glyphs(.dollar)).sign == sign)
  }

  @Test func textWithoutANumberHasOneSlotAtItsEnd() {
    let layout = Layout(NumberLayout(textOfLength: 4))
    #expect(layout.length == 4)
    #expect(layout.first == CaretSlot(0))
    #expect(layout.end == CaretSlot(0))
    #expect(layout.offset(of: CaretSlot(0)) == 4)
  }
}
