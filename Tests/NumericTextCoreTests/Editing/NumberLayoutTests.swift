// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumberLayoutTests {
  private func layout(_ text: String, _ notation: Notation = .dollar) -> Layout {
    Layout(editing: numeral(text), in: notation)
  }

  @Test(arguments: [
    ("", Sign.none), ("-", .negative), ("0", .zero), ("-0", .negative), ("5", .positive),
    ("-5", .negative), ("0.", .zero),
  ])
  func activeTextShowsTheTypedSign(_ text: String, _ sign: Sign) {
    #expect(NumberLayout(editing: numeral(text), in: Glyphs(.dollar)).sign == sign)
  }

  @Test(arguments: [
    ("", Sign.none), ("-", .none), ("0", .zero), ("-0.00", .negativeZero), ("5", .positive),
    ("-5", .negative),
  ])
  func idleTextShowsTheSignOfTheValue(_ text: String, _ sign: Sign) {
    #expect(NumberLayout(showing: numeral(text), in: Glyphs(.dollar)).sign == sign)
  }

  @Test(arguments: [
    ("000000", "$000000"), ("0005", "$0005"), ("-01234.5", "-$01234.5"), ("1000", "$1,000"),
  ])
  func doesNotGroupLeadingZerosWhileEditing(_ text: String, _ drawn: String) {
    let glyphs = Glyphs(.dollar)
    let layout = Layout(editing: Content(numeral(text)), in: glyphs)
    #expect(layout.text(of: Content(numeral(text)), in: glyphs) == drawn)
    #expect(layout.length == drawn.utf16.count)
    #expect(layout.slot(at: layout.offset(of: CaretSlot(3))) == CaretSlot(3))
    let shown = Layout(showing: numeral("0005"), in: glyphs)
    #expect(shown.text(of: Content(numeral("0005")), in: glyphs) == "$0,005")
  }

  @Test func placesASlotAfterEachContentCharacter() {
    let layout = layout("1234.5")
    let offsets = (0...6).map { layout.offset(of: CaretSlot($0)) }
    #expect(offsets == [1, 2, 4, 5, 6, 7, 8])
    #expect(layout.end == CaretSlot(6))
    #expect(layout.length == 8)
  }

  @Test(arguments: [(-5, 0), (0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (8, 6), (99, 6)])
  func snapsAnOffsetToTheSlotBeforeIt(_ offset: Int, _ slot: Int) {
    #expect(layout("1234.5").slot(at: offset) == CaretSlot(slot))
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

  @Test(arguments: [
    (1..<2, 0, 1), (2..<3, 1, 1), (2..<4, 1, 2), (3..<4, 1, 2), (0..<1, 0, 0), (6..<7, 4, 5),
    (5..<5, 3, 3),
  ])
  func rangeCoversEveryCharacterItOverlaps(_ range: Range<Int>, _ lower: Int, _ upper: Int) {
    #expect(layout("1234.5").slots(around: range) == CaretSlot(lower)..<CaretSlot(upper))
  }

  @Test func rangeInsideAWideCharacterCoversAllOfIt() {
    let slots = layout("1.5", .wideSeparators).slots(around: 3..<4)
    #expect(slots == CaretSlot(1)..<CaretSlot(2))
    let digits = layout("12", .adlam).slots(around: 3..<4)
    #expect(digits == CaretSlot(1)..<CaretSlot(2))
  }
}

extension Layout {
  /// Returns the offsets of the valid selection nearest to `range`.
  fileprivate func snapped(_ range: Range<Int>) -> Range<Int> {
    offsets(of: selection(nearestTo: range))
  }
}
