// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FieldStateTests {
  @Test func statesWithAndWithoutAnUncoveredZeroDiffer() {
    var session = session(at: "1|0")
    _ = session.deleteBackward()
    #expect(session.state.uncoversZero)
    #expect(session.state != session.field.stages.state(of: .zero, .caret(CaretSlot(0))))
    _ = session.move(.forward)
    #expect(!session.state.uncoversZero)
  }
}
