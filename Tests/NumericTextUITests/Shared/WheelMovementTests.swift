// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct WheelMovementTests {
  @Test(
    arguments: [
      // A line of a wheel is a step.
      (WheelMovement(vertical: 1), 4), (WheelMovement(vertical: -2), -8),
      // A trackpad reports points.
      (WheelMovement(vertical: 3, isPrecise: true), 3),
      // Turning up adds, whichever way content scrolls.
      (WheelMovement(vertical: -1, isReversed: true), 4),
      // Shift turns the wheel sideways.
      (WheelMovement(horizontal: 1), 4),
    ] as [(WheelMovement, Double)]
  )
  func movementIsADistanceInPoints(movement: WheelMovement, points: Double) {
    #expect(movement.points == points)
  }
}
