// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumberLayoutTests {
  private func layout(_ text: String, _ notation: Notation = .dollar) -> Layout {
    Layout(editing: numeral(text), in: notation)
  }

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

  @Test(arguments: [
    (0..<8, 0..<8), (-3..<99, 0..<8), (1..<8, 1..<8), (2..<3, 2..<2), (3..<5, 2..<5),
    (0..<0, 1..<1), (99..<99, 8..<8), (8..<8, 8..<8),
  ])
  func snapsARangeToSlotsUnlessItIsTheWholeText(_ range: Range<Int>, _ snapped: Range<Int>) {
    #expect(layout("1234.5").snapped(range) == snapped)
  }

  @Test func emptyTextHasOneSlot() {
    let layout = layout("")
    #expect(layout.length == 0)
    #expect(layout.snapped(0..<5) == 0..<0)
    #expect(layout.slot(at: 3) == CaretSlot(0))
  }

  @Test func textWithoutANumberHasOneSlotAtItsEnd() {
    let layout = Layout(textOfLength: 4)
    #expect(layout.length == 4)
    #expect(layout.first == CaretSlot(0))
    #expect(layout.end == CaretSlot(0))
    #expect(layout.offset(of: CaretSlot(0)) == 4)
  }
}

extension Layout {
  /// Returns the offsets of the valid selection nearest to `range`.
  fileprivate func snapped(_ range: Range<Int>) -> Range<Int> {
    offsets(of: selection(nearestTo: range))
  }
}
