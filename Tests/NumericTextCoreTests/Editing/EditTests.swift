// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditTests {
  private typealias Reported = (Range<Int>, String, Range<Int>, Action, Range<Int>)

  /// Reported ranges and texts, with the selection before them, and the actions and places of the
  /// edits.
  ///
  /// The deletion of one character is the edit of a key at a caret.
  private static let reported: [Reported] = [
    (3..<3, "1", 3..<3, .digit(1), 3..<3), (1..<3, "1", 1..<3, .digit(1), 1..<3),
    (3..<3, "12", 3..<3, .text, 3..<3), (3..<3, "\u{1E951}", 3..<3, .digit(1), 3..<3),
    (0..<3, "", 0..<3, .deletion(isForward: false), 0..<3),
    (0..<3, "", 3..<3, .deletion(isForward: false), 0..<3),
    (3..<5, "", 3..<3, .deletion(isForward: true), 3..<5),
    (2..<3, "", 3..<3, .deletion(isForward: false), 3..<3),
    (3..<4, "", 3..<3, .deletion(isForward: true), 3..<3),
    (1..<2, "", 3..<3, .deletion(isForward: false), 2..<2),
  ]

  @Test(arguments: reported)
  func infersTheActionFromRangeAndSelection(
    _ range: Range<Int>,
    _ text: String,
    _ selection: Range<Int>,
    _ action: Action,
    _ place: Range<Int>
  ) throws {
    let field = Field(.english, Rules())
    let state = field.state(showing: "1234", selecting: selection)
    let edit = try field.edit(.replace(range, with: text), in: state)
    #expect(edit == Edit(action, text, in: try Place(place, in: state)))
  }
}
