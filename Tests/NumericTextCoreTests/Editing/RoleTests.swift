// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RoleTests {
  @Test func onlyDigitsAndDecimalSeparatorAreContent() {
    #expect(Role.allCases.filter { $0.isContent } == [.digit, .decimalSeparator])
  }
}
