// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumericTextStepSizeTests {
  @Test func hugeCountsDoNotOverflow() {
    #expect(NumericTextStepSize.coarse.steps(.max, StepOptions()) == .max)
    #expect(NumericTextStepSize.coarse.steps(.min, StepOptions()) == .min)
  }
}
