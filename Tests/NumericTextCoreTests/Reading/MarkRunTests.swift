// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MarkRunTests {
  @Test func recordsKindAndIndexOfEachMark() {
    let marks = MarkRun([(.comma, 1), (.comma, 4), (.period, 7)])
    #expect(marks.count == 3)
    #expect(marks.firstIndex == 1)
    #expect(marks.lastIndex == 7)
    #expect(marks.last == .period)
    #expect(marks.contains(.comma) && marks.contains(.period) && !marks.contains(.space))
    #expect(!marks.areAlike)
  }

  @Test func areAlikeIfAllMarksAreOfOneKind() {
    #expect(MarkRun([]).areAlike)
    #expect(MarkRun([(.ownGroup, 1)]).areAlike)
    #expect(MarkRun([(.ownGroup, 1), (.ownGroup, 2)]).areAlike)
  }

  @Test func isSpacedIfAllDistancesAreEqual() {
    #expect(MarkRun([(.comma, 2)]).isSpaced(by: 3))
    #expect(MarkRun([(.comma, 2), (.comma, 5), (.comma, 8)]).isSpaced(by: 3))
    #expect(!MarkRun([(.comma, 2), (.comma, 5), (.comma, 7)]).isSpaced(by: 3))
    #expect(!MarkRun([(.comma, 2), (.comma, 4)]).isSpaced(by: 3))
  }
}

extension MarkRun {
  fileprivate init(_ marks: [(Mark, Int)]) {
    self.init()
    for (mark, index) in marks { append(mark, at: index) }
  }
}
