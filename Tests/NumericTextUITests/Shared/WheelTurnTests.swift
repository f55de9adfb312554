// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct WheelTurnTests {
  @Test func lineOfAWheelIsAStep() {
    var distance = DragDistance()
    #expect(distance.steps(for: WheelTurn(vertical: 1).points) == 1)
    #expect(distance.steps(for: WheelTurn(vertical: -2).points) == -2)
  }

  @Test func trackpadReportsPoints() {
    #expect(WheelTurn(vertical: 3, isPrecise: true).points == 3)
  }

  @Test func turningUpAddsWhicheverWayContentScrolls() {
    #expect(WheelTurn(vertical: -1, isReversed: true).points == WheelTurn(vertical: 1).points)
  }

  @Test func shiftTurnsTheWheelSideways() {
    #expect(WheelTurn(horizontal: 1).points == WheelTurn(vertical: 1).points)
  }
}
