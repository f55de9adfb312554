// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FieldStateTests {
  @Test func uncoveredZerosAreKept() {
    expect("1|0", [.backspace, "2"], gives: "2|0")
    expect("1|,000,000", [.backspace], gives: "|000,000", value: "0")
    expect("1|,000,000", [.backspace, "2"], gives: "2|,000,000")
  }

  @Test func placeholderZeroIsReplaced() {
    expect("|0", typing: "2", gives: "2|")
    expect("0|", typing: "2", gives: "2|")
  }

  @Test func statesWithUncoveredZerosDiffer() {
    let state = FieldState(numeral: .zero, text: "0", selection: 0..<0, caret: CaretSlot(0))
    var other = state
    other.keepsLeadingZeros = true
    #expect(state != other)
  }
}
