// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ByteRowTests {
  @Test func copiesAreIndependent() {
    var row = ByteRow()
    row.append(1)
    var other = ByteRow()
    other.append(row, 0..<1)
    other.append(2)
    #expect(row.count == 1)
    #expect(other.count == 2)
  }
}
