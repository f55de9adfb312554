// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct OutcomeTests {
  @Test func changesAreOneBitEach() {
    #expect(NumericTextChanges(rawValue: 7) == [.text, .selection, .value])
  }
}
