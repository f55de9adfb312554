// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditTests {
  private typealias Reported = (Range<Int>, String, Range<Int>, Edit.Intent)

  private static let reported: [Reported] = [
    (3..<3, "1", 3..<3, .typed), (1..<3, "1", 1..<3, .typed), (3..<3, "12", 3..<3, .pasted),
    (3..<3, "\u{1E951}", 3..<3, .typed), (2..<3, "", 3..<3, .deletedBackward),
    (3..<4, "", 3..<3, .deletedForward), (0..<3, "", 0..<3, .deletedBackward),
  ]

  @Test(arguments: reported)
  func intentFollowsFromRangeAndSelection(
    _ range: Range<Int>,
    _ text: String,
    _ selection: Range<Int>,
    _ intent: Edit.Intent
  ) {
    let edit = Edit(replacing: range, with: text, selection: selection)
    #expect(edit == Edit(range, with: text, intent))
  }
}
