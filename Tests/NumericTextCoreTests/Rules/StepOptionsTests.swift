// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StepOptionsTests {
  @Test(
    arguments: [
      ("1234", true, "100"), ("999.99", true, "10"), ("100", true, "10"), ("100", false, "1"),
      ("10", true, "1"), ("1", true, "0.1"), ("1", false, "0.01"), ("0.5", true, "0.01"),
      ("0", true, "0.01"), ("0.00012", true, "0.01"), ("-100", true, "1"), ("-100", false, "10"),
    ]
  )
  func anAdaptiveStepIsATenthOfTheMagnitude(_ number: String, _ isUp: Bool, _ step: String) {
    #expect(adaptiveStep(Precision(), number, isUp) == step)
  }

  @Test func anAdaptiveStepIsNeverFinerThanTheLastFractionDigit() {
    #expect(adaptiveStep(Precision(fraction: 0...0), "5", true) == "1")
    #expect(adaptiveStep(Precision(fraction: 0...0), "0", true) == "1")
    #expect(adaptiveStep(Precision(fraction: 0...4), "0.0123", true) == "0.001")
    #expect(adaptiveStep(Precision(fraction: 0...4), "0", false) == "0.0001")
    #expect(adaptiveStep(Precision(total: 1...3), "12.3", true) == "1")
    #expect(adaptiveStep(Precision(total: 1...3), "123", true) == "10")
  }

  @Test func scalesTheAmountAndTheEndsOfSteps() {
    var options = StepOptions()
    (options.page, options.upper) = (numeral("0.5"), numeral("1"))
    let scaled = options.scaled(byPowerOfTen: 2)
    #expect(scaled.page?.isSameNumber(as: numeral("50")) ?? false)
    #expect(scaled.upper?.isSameNumber(as: numeral("100")) ?? false)
    #expect(scaled.lower == nil)
  }

  private func adaptiveStep(_ precision: Precision, _ number: String, _ isUp: Bool) -> String {
    precision.adaptiveStep(at: numeral(number), isUp: isUp).canonical.description
  }
}
