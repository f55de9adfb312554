// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StepOptionsTests {
  @Test func scalesTheAmountAndTheEndsOfSteps() {
    var options = StepOptions()
    (options.page, options.upper) = (numeral("0.5"), numeral("1"))
    let scaled = options.scaled(byPowerOfTen: 2)
    #expect(scaled.page?.isSameNumber(as: numeral("50")) ?? false)
    #expect(scaled.upper?.isSameNumber(as: numeral("100")) ?? false)
    #expect(scaled.lower == nil)
  }
}
