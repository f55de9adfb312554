// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct DragDistanceTests {
  private var distance = DragDistance()

  @Test mutating func restOfAMovementAddsToTheNext() {
    #expect([3, 3, 3, 3, 8].map { distance.steps(for: $0) } == [0, 1, 1, 1, 2])
  }

  @Test mutating func movingBackTakesTheStepsBack() {
    #expect(distance.steps(for: 10) == 2)
    #expect(distance.steps(for: -10) == -2)
    #expect(distance == DragDistance())
  }

  @Test mutating func restCountsInBothDirections() {
    #expect(distance.steps(for: 3) == 0)
    #expect(distance.steps(for: -6) == 0)
    #expect(distance.steps(for: -1) == -1)
  }

  @Test mutating func manySmallMovementsAreAsFarAsALargeOne() {
    let steps = (0..<1000).map { _ in distance.steps(for: 0.4) }.reduce(0, +)
    #expect(steps == 99 || steps == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func ignoresDistancesThatAreNoSteps(_ points: Double) {
    var distance = DragDistance()
    #expect(distance.steps(for: points) == 0)
    #expect(distance.steps(for: 4) == 1)
  }
}
