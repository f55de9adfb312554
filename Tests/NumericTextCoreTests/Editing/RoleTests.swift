// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RoleTests {
  @Test func digitsAndDecimalSeparatorAreContent() {
    #expect(Role.allCases.filter { $0.isContent } == [.digit, .decimalSeparator])
  }
}
