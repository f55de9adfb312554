// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let plain = NumericTextStyle<Decimal>.number.locale(.english)

@Suite struct GroupingTests {
  @Test(arguments: [
    ([3, 2], "1,23,45,678.5"), ([4], "1234,5678.5"), ([1], "1,2,3,4,5,6,7,8.5"),
    ([9], "12345678.5"), ([2, 3], "123,456,78.5"),
  ])
  func groupsInTheSizesOfTheStyle(sizes: [Int], text: String) throws {
    let style = plain.grouping(sizes: sizes)
    let number = Decimal(string: "12345678.5")
    #expect(style.format(number) == text)
    #expect(try style.parse(text) == number)
  }

  @Test func theLastGroupingCounts() {
    #expect(plain.grouping(.never).grouping(sizes: [4]).format(12345) == "1,2345")
    #expect(plain.grouping(sizes: [4]).grouping(.never).format(12345) == "12345")
    #expect(plain.grouping(sizes: [4]).grouping(.automatic).format(12345) == "12,345")
    #expect(plain.grouping(minimum: 2).grouping(.never).format(12345) == "12345")
    #expect(plain.grouping(sizes: [3]) != plain)
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func refusesOtherSizes() async {
      await #expect(processExitsWith: .failure) { _ = plain.grouping(sizes: []) }
      await #expect(processExitsWith: .failure) { _ = plain.grouping(sizes: [0]) }
      await #expect(processExitsWith: .failure) { _ = plain.grouping(sizes: [3, 10]) }
      await #expect(processExitsWith: .failure) { _ = plain.grouping(sizes: [3, 2, 1]) }
      await #expect(processExitsWith: .failure) { _ = plain.grouping(minimum: 0) }
    }
  #endif
}
