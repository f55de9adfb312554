// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionChangeTests {
  private func change(_ request: EditRequest, at caret: Int = 9) throws -> ExpressionChange {
    let calculator = Calculator(.dollar, Rules(), suffix: Symbol()) { [] }
    let expression = try calculator.read("12+3456", afterOperand: false)
    let layout = ExpressionLayout(expression, calculator)
    let state = layout.state(Numeral(), layout.selection(nearestTo: caret..<caret))
    return try ExpressionChange(request, in: state, layout)
  }

  // The text is `$12 + 3,456`.
  @Test func textReplacesTheSelection() throws {
    let typed = try change(.type("7"))
    #expect(typed.slots == CaretSlot(5)..<CaretSlot(5) && typed.insertsText)
    #expect(try change(.paste("1+2")).intent == .pasted("1+2"))
  }

  @Test func deletionsOfOneCharacterAreKeys() throws {
    let key = try change(.replace(8..<9, with: ""))
    #expect(key.slots.isEmpty && key.intent == .deletedBackward)
    let forward = try change(.replace(9..<10, with: ""))
    #expect(forward.slots == CaretSlot(5)..<CaretSlot(5) && forward.intent == .deletedForward)
    let range = try change(.replace(1..<7, with: ""))
    #expect(range.slots == CaretSlot(0)..<CaretSlot(4))
  }

  @Test func deletesToBothEnds() throws {
    #expect(try change(.delete(.toStart)).slots == CaretSlot(0)..<CaretSlot(5))
    #expect(try change(.delete(.toEnd)).slots == CaretSlot(5)..<CaretSlot(7))
    #expect(try change(.delete(.forward)).slots.isEmpty)
  }

  @Test func findsTheChangeByAPlatform() throws {
    let input = try change(.replace(9..<9, with: "7"))
    #expect(input.intent == .typed("7") && input.slots == CaretSlot(5)..<CaretSlot(5))
    #expect(throws: NumericTextRefusal.rangeOutsideText) { try change(.replace(0..<99, with: "")) }
  }
}
