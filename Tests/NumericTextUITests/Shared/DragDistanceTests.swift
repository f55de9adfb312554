// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct DragDistanceTests {
  private var distance = DragDistance()

  @Test(
    arguments: [
      // The rest of a movement adds to the next one.
      ([3, 3, 3, 3, 8], [0, 1, 1, 1, 2]),
      // Moving back takes the steps back, and the rest counts in both directions.
      ([10, -10, 4], [2, -2, 1]), ([3, -6, -1], [0, 0, -1]),
      // Distances that are no steps are ignored.
      ([.nan, 4], [0, 1]), ([.infinity, 4], [0, 1]), ([-.infinity, 4], [0, 1]),
      ([.greatestFiniteMagnitude, 4], [0, 1]),
    ] as [([Double], [Int])]
  )
  mutating func movementsAreWholeSteps(distances: [Double], steps: [Int]) {
    #expect(distances.map { distance.steps(for: $0) } == steps)
  }

  @Test mutating func manySmallMovementsAreAsFarAsALargeOne() {
    let steps = (0..<1000).map { _ in distance.steps(for: 0.4) }.reduce(0, +)
    #expect(steps == 99 || steps == 100)
  }
}
