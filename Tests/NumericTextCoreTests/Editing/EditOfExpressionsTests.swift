// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditOfExpressionsTests {
  private let field = Field(.dollar, .with { $0.allowsArithmetic = true })

  /// Returns the edit for a request in a field that shows `$12 + 3,456`.
  private func edit(_ request: EditRequest, at caret: Int = 9) throws -> Edit {
    var session = Session(field, value: .zero)
    _ = session.focus()
    _ = session.paste("12+3456")
    _ = session.select(caret..<caret)
    return try field.edit(request, in: session.state)
  }

  @Test func textReplacesTheSelection() throws {
    let typed = try edit(.type("7"))
    #expect(typed.place.slots == CaretSlot(5)..<CaretSlot(5) && typed.action == .digit(7))
    #expect(try edit(.paste("1+2")).text == "1+2")
    #expect(try edit(.type("*")).action == .operation(.multiply))
    #expect(try edit(.type("=")).action == .equals)
  }

  @Test func deletionsOfOneCharacterAreKeys() throws {
    let key = try edit(.replace(8..<9, with: ""))
    #expect(key.place.slots.isEmpty && key.action == .deletion(isForward: false))
    let forward = try edit(.replace(9..<10, with: ""))
    #expect(forward.place.slots == CaretSlot(5)..<CaretSlot(5))
    #expect(forward.action == .deletion(isForward: true))
    #expect(try edit(.replace(1..<7, with: "")).place.slots == CaretSlot(0)..<CaretSlot(4))
  }

  @Test func deletesToBothEnds() throws {
    #expect(try edit(.delete(.toStart)).place.slots == CaretSlot(0)..<CaretSlot(5))
    #expect(try edit(.delete(.toEnd)).place.slots == CaretSlot(5)..<CaretSlot(7))
    #expect(try edit(.delete(.forward)).place.slots.isEmpty)
  }

  @Test func findsTheChangeByAPlatform() throws {
    let input = try edit(.replace(9..<9, with: "7"))
    #expect(input.action == .digit(7) && input.place.slots == CaretSlot(5)..<CaretSlot(5))
    #expect(throws: NumericTextRefusal.rangeOutsideText) { try edit(.replace(0..<99, with: "")) }
  }
}
