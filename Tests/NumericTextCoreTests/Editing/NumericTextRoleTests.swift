// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumericTextRoleTests {
  @Test func onlyTypedCharactersAreContent() {
    #expect(
      NumericTextRole.allCases.filter { $0.isContent } == [.digit, .decimalSeparator, .operation]
    )
  }
}
