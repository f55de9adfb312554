// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RoleTests {
  @Test func onlyWhatPeopleTypeIsContent() {
    #expect(Role.allCases.filter { $0.isContent } == [.digit, .decimalSeparator, .operation])
  }
}
