// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct HeldButtonTests {
  @Test func rateRisesUpToItsMaximum() {
    #expect(
      [0, 0.4, 0.5, 3.5, 6.5, 60].map { HeldButton.rate(after: $0) } == [0, 0, 8, 44, 80, 80]
    )
  }

  @Test func stepsAreTheIntegralOfTheRate() {
    #expect(
      [0, 0.4, 0.5, 1.5, 6.5, 7.5].map { HeldButton.steps(after: $0) } == [1, 1, 1, 15, 265, 345]
    )
  }

  @Test func neverTakesStepsBack() {
    let steps = stride(from: 0, through: 20, by: 0.01).map { HeldButton.steps(after: $0) }
    #expect(steps == steps.sorted())
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e300])
  func acceptsAnyTime(_ time: Double) {
    #expect(HeldButton.steps(after: time) >= 1)
  }

  @Test func repetitionsCatchUpWithTheTime() {
    var button = HeldButton(pressedAt: 100)
    #expect([100, 100.5, 101.5, 101.5, 106.5].map { button.steps(at: $0) } == [1, 1, 13, 1, 249])
  }
}
