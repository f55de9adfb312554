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

  @Test(arguments: [
    ("0.5", 2, "0.05"), ("0.05", 2, "0.01"), ("25", 0, "1"), ("10", 1, "1"), ("0.10", 2, "0.01"),
  ])
  func fineStepsAreTenthsWithinThePrecision(_ step: String, _ fraction: Int, _ fine: String) {
    var rules = Rules()
    rules.precision = Precision(fraction: 0...fraction)
    rules.step = numeral(step)
    let field = Field(.english, rules)
    #expect(field.step(.fine, at: numeral("5"), count: 1).canonical.description == fine)
    #expect(field.step(.regular, at: numeral("5"), count: 1) == numeral(step))
  }

  @Test(arguments: [("0.001", 2, "0.01"), ("0.25", 1, "0.3"), ("0.05", 0, "1"), ("2.5", 0, "3")])
  func stepsAreRoundedUpToThePrecision(_ step: String, _ fraction: Int, _ rounded: String) {
    var rules = Rules()
    rules.precision = Precision(fraction: 0...fraction)
    rules.step = numeral(step)
    rules.stepOptions.page = numeral(step)
    let field = Field(.english, rules)
    for size in [NumericTextStepSize.regular, .coarse] {
      let amount = field.step(size, at: numeral("5"), count: 1)
      #expect(amount.canonical.description == rounded)
    }
    let unit = numeral("1").scaled(byPowerOfTen: -fraction)
    #expect(field.step(.fine, at: numeral("5"), count: 1).isSameNumber(as: unit))
  }

  @Test func stepsAreExactIfTheFieldCanShowTheirEnd() {
    var rules = Rules()
    rules.precision = Precision(total: 1...4)
    rules.step = numeral("0.25")
    let field = Field(.english, rules)
    #expect(field.step(.regular, at: numeral("109.5"), count: -40).description == "0.25")
    #expect(field.step(.regular, at: numeral("109.5"), count: -1).description == "0.3")
  }

  @Test func stepIsOneByDefault() {
    let rules = Rules.with { $0.stepOptions.page = numeral("50") }
    let field = Field(.english, rules)
    #expect(field.step(.regular, at: .zero, count: 1).description == "1")
    #expect(field.step(.fine, at: .zero, count: 1).description == "0.1")
    #expect(field.step(.coarse, at: .zero, count: 1).description == "50")
    #expect(NumericTextStepSize.coarse.steps(3, rules.stepOptions) == 3)
  }
}
