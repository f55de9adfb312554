// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CaretSlotTests {
  @Test func comparesByTheNumberOfContentCharactersBeforeTheSlot() {
    #expect(CaretSlot(0) < CaretSlot(1))
    #expect(CaretSlot(2) == CaretSlot(2))
    #expect(CaretSlot.beforeMinus < CaretSlot(0))
    #expect([CaretSlot(3), CaretSlot(1)].max() == CaretSlot(3))
  }
}
