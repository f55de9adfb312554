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

  @Test(arguments: [(0, -1), (1, 0), (2, 1), (3, 2)])
  func plainMinusHasASlotBeforeIt(_ offset: Int, _ slot: Int) {
    let glyphs = Glyphs(.dollar, isPlain: true)
    let layout = Layout(editing: Content(numeral("-12")), in: glyphs)
    #expect(layout.slot(at: offset) == CaretSlot(slot))
    #expect(layout.offset(of: CaretSlot(slot)) == offset)
    #expect(layout.first == .beforeMinus)
    #expect(Layout(editing: Content(numeral("12")), in: glyphs).first == CaretSlot(0))
    #expect(Layout(editing: Content(numeral("-12")), in: Glyphs(.dollar)).first == CaretSlot(0))
  }

  @Test func textWithoutANumberHasOneSlotAtItsEnd() {
    let layout = Layout(textOfLength: 4)
    #expect(layout.length == 4)
    #expect(layout.first == CaretSlot(0))
    #expect(layout.end == CaretSlot(0))
    #expect(layout.offset(of: CaretSlot(0)) == 4)
  }
}
