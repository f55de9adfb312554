// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct FieldEdgeTests {
  @Test(
    arguments: [
      (100, [0, 7, 93, 100], [-1, 8, 50, 92, 101, .nan]),
      // Half of a narrow field is left for clicks.
      (10, [0, 2, 8], [3, 5, 7]),
      // A field without a width has no edges.
      (0, [], [0]), (-5, [], [0]),
    ] as [(Double, [Double], [Double])]
  )
  func bothEdgesCanBeDragged(width: Double, edges: [Double], others: [Double]) {
    #expect(edges.allSatisfy { FieldEdge.contains($0, width: width) })
    #expect(!others.contains { FieldEdge.contains($0, width: width) })
  }
}
