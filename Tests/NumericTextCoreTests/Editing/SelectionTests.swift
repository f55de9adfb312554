// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SelectionTests {
  private let layout = Layout(editing: numeral("1234"), in: .dollar)

  @Test func emptyRangeOfSlotsIsACaret() {
    let slot = CaretSlot(2)
    #expect(Selection(slot..<slot) == .caret(slot))
    #expect(Selection(slot..<CaretSlot(3)) == .slots(slot..<CaretSlot(3)))
  }

  @Test func wholeTextStaysSelectedWhenSlotsMove() {
    let first = { (slot: CaretSlot) in min(slot, CaretSlot(1)) }
    #expect(Selection.all.map(first) == .all)
    #expect(Selection.slots(CaretSlot(1)..<CaretSlot(3)).map(first) == .caret(CaretSlot(1)))
  }
}

@Suite struct CaretSlotTests {
  @Test func comparesByTheNumberOfContentCharactersBeforeTheSlot() {
    #expect(CaretSlot(0) < CaretSlot(1))
    #expect(CaretSlot(2) == CaretSlot(2))
    #expect(CaretSlot.beforeMinus < CaretSlot(0))
    #expect([CaretSlot(3), CaretSlot(1)].max() == CaretSlot(3))
  }
}
