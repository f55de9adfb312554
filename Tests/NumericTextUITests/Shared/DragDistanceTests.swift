// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct DragDistanceTests {
  private var distance = DragDistance()

  @Test mutating func restOfAMovementAddsToTheNext() {
    #expect([5, 5, 5, 5, 4].map { distance.steps(for: $0) } == [0, 1, 0, 1, 1])
  }

  @Test mutating func movingBackTakesTheStepsBack() {
    #expect(distance.steps(for: 20) == 2)
    #expect(distance.steps(for: -20) == -2)
    #expect(distance == DragDistance())
  }

  @Test mutating func restCountsInBothDirections() {
    #expect(distance.steps(for: 7) == 0)
    #expect(distance.steps(for: -14) == 0)
    #expect(distance.steps(for: -1) == -1)
  }

  @Test mutating func manySmallMovementsAreAsFarAsALargeOne() {
    let steps = (0..<1000).map { _ in distance.steps(for: 0.8) }.reduce(0, +)
    #expect(steps == 99 || steps == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func ignoresDistancesThatAreNoSteps(_ points: Double) {
    var distance = DragDistance()
    #expect(distance.steps(for: points) == 0)
    #expect(distance.steps(for: 8) == 1)
  }
}
