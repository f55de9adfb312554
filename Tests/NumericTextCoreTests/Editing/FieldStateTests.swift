// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FieldStateTests {
  @Test func keepsZerosThatADeletionUncovered() {
    expect("1|0", [.backspace, "2"], gives: "2|0")
    expect("1|,000,000", [.backspace], gives: "|000000", value: "0")
    expect("1|,000,000", [.backspace, "2"], gives: "2|,000,000")
  }

  @Test func typedDigitReplacesThePlaceholderZero() {
    expect("|0", typing: "2", gives: "2|")
    expect("0|", typing: "2", gives: "2|")
  }

  @Test func statesWithAndWithoutAnUncoveredZeroDiffer() {
    var session = session(at: "1|0")
    _ = session.deleteBackward()
    #expect(session.state.uncoversZero)
    #expect(session.state != session.field.stages.state(of: .zero, .caret(CaretSlot(0))))
    _ = session.move(.forward)
    #expect(!session.state.uncoversZero)
  }
}
