// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct HeldButtonTests {
  @Test func neverTakesStepsBack() {
    let steps = stride(from: 0, through: 20, by: 0.01).map { HeldButton.steps(after: $0) }
    #expect(steps == steps.sorted())
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e300])
  func acceptsAnyTime(_ time: Double) {
    #expect(HeldButton.steps(after: time) >= 1)
  }

  @Test func repetitionsCatchUpWithTheTime() {
    var button = HeldButton(pressedAt: 0)
    #expect([0, 0.4, 1.65, 1.65, 2.65].map { button.steps(at: $0) } == [1, 1, 35, 1, 49])
  }
}
