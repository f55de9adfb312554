// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct WheelMovementTests {
  @Test func lineOfAWheelIsAStep() {
    var distance = DragDistance()
    #expect(distance.steps(for: WheelMovement(vertical: 1).points) == 1)
    #expect(distance.steps(for: WheelMovement(vertical: -2).points) == -2)
  }

  @Test func trackpadReportsPoints() {
    #expect(WheelMovement(vertical: 3, isPrecise: true).points == 3)
  }

  @Test func turningUpAddsWhicheverWayContentScrolls() {
    #expect(
      WheelMovement(vertical: -1, isReversed: true).points == WheelMovement(vertical: 1).points
    )
  }

  @Test func shiftTurnsTheWheelSideways() {
    #expect(WheelMovement(horizontal: 1).points == WheelMovement(vertical: 1).points)
  }
}
