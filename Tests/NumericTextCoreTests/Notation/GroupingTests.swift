// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct GroupingTests {
  private static let groupings = [
    Grouping.never, Grouping(primary: 3), Grouping(primary: 3, secondary: 2),
    Grouping(primary: 3, minimum: 2), Grouping(primary: 4), Grouping(primary: 1),
    Grouping(primary: 2, secondary: 3, minimum: 3),
  ]

  @Test(arguments: groupings)
  func putsASeparatorBeforeEachGroup(_ grouping: Grouping) throws {
    try withEvery("digits", in: 0...20) { count in
      let starts = groupStarts(grouping, count)
      try hold(grouping.separators(in: count), is: starts.count, "all separators")
      guard !starts.isEmpty else { return }
      try withEvery("digits after", in: 0..<count) { trailing in
        let among = starts.filter { $0 >= count - trailing }.count
        try hold(grouping.separators(inLast: trailing), is: among, "separators in the last digits")
        let isStart = starts.contains(count - trailing)
        try hold(grouping.hasSeparator(beforeLast: trailing), is: isStart, "separator")
      }
      try withEvery("groups", in: 1...starts.count) { groups in
        let digits = count - starts[groups - 1]
        try hold(grouping.digits(inLast: groups), is: digits, "digits in the last groups")
      }
    }
  }

  /// Returns the indices of the digits that follow a separator, from the last to the first.
  private func groupStarts(_ grouping: Grouping, _ count: Int) -> [Int] {
    guard grouping.primary > 0, count >= grouping.primary + grouping.minimum else { return [] }
    var starts: [Int] = []
    var start = count - grouping.primary
    while start > 0 {
      starts.append(start)
      start -= grouping.secondary
    }
    return starts
  }

  @Test func raisesSizesBelowTheMinimum() {
    let grouping = Grouping(primary: -1, secondary: 0, minimum: 0)
    #expect(grouping.primary == 0)
    #expect(grouping.secondary == 1)
    #expect(grouping.minimum == 1)
  }
}
