// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct FieldEdgeTests {
  @Test func bothEdgesCanBeDragged() {
    let places: [Double] = [-1, 0, 7, 8, 50, 92, 93, 100, 101]
    let isEdge = places.map { FieldEdge.contains($0, width: 100) }
    #expect(isEdge == [false, true, true, false, false, false, true, true, false])
  }

  @Test func halfOfANarrowFieldIsLeftForClicks() {
    #expect(
      [0, 2, 3, 5, 7, 8].map { FieldEdge.contains($0, width: 10) }
        == [true, true, false, false, false, true]
    )
  }

  @Test func fieldWithoutWidthHasNoEdges() {
    #expect(!FieldEdge.contains(0, width: 0))
    #expect(!FieldEdge.contains(0, width: -5))
    #expect(!FieldEdge.contains(.nan, width: 100))
  }
}
