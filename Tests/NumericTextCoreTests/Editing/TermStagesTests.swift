// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TermStagesTests {
  private let terms = Calculator(.dollar, .with { $0.allowsExponents = true }).terms

  @Test func exponentsAreWholeNumbers() {
    #expect(terms.stages(after: .power).rules.fractionDigits == 0)
    #expect(terms.stages(after: .multiply) === terms.other)
  }
}
