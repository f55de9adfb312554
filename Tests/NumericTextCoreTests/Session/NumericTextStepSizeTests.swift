// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumericTextStepSizeTests {
  @Test func coarseStepsAreTenSteps() {
    #expect(NumericTextStepSize.coarse.steps(-3, StepOptions()) == -30)
    #expect(NumericTextStepSize.regular.steps(3, StepOptions()) == 3)
    #expect(NumericTextStepSize.fine.steps(3, StepOptions()) == 3)
  }

  @Test func hugeCountsDoNotOverflow() {
    #expect(NumericTextStepSize.coarse.steps(.max, StepOptions()) == .max)
    #expect(NumericTextStepSize.coarse.steps(.min, StepOptions()) == .min)
  }

  @Test func stepsAreExactIfTheFieldCanShowTheirEnd() {
    var rules = Rules()
    rules.precision = Precision(total: 1...4)
    rules.step = numeral("0.25")
    let field = Field(.english, rules)
    #expect(field.step(.regular, at: numeral("109.5"), count: -40).description == "0.25")
    #expect(field.step(.regular, at: numeral("109.5"), count: -1).description == "0.3")
  }
}
