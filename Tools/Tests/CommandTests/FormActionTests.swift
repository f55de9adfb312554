// SPDX-License-Identifier: MIT

import NumericTextCore
import Testing

@testable import numeric_text

@Suite struct FormActionTests {
  /// Shift selects, and Control moves over the whole number.
  private static let moves: [(Key, DemoEvent)] = [
    (.named(.left), .move(.backward)), (.named(.right, .shift), .move(.forward, extending: true)),
    (.named(.left, .control), .move(.start)), (.named(.end, .shift), .move(.end, extending: true)),
    (.control("e"), .move(.end)),
  ]

  /// A word is everything before or after the caret.
  private static let deletions: [(Key, DemoEvent)] = [
    (.named(.backspace), .deleteBackward), (.named(.delete), .deleteForward),
    (.named(.backspace, .alt), .deleteToStart), (.named(.delete, .control), .deleteToEnd),
    (.control("w"), .deleteToStart), (.control("u"), .deleteToStart),
    (.control("k"), .deleteToEnd),
  ]

  /// Shift takes coarse steps, and Alt fine ones.
  private static let steps: [(Key, DemoEvent)] = [
    (.named(.up), .step(by: 1)), (.named(.down), .step(by: -1)),
    (.named(.pageUp), .step(by: 1, .coarse)), (.named(.pageDown), .step(by: -1, .coarse)),
    (.named(.up, .shift), .step(by: 1, .coarse)), (.named(.down, .shift), .step(by: -1, .coarse)),
    (.named(.up, .alt), .scrub(by: 1, .fine)), (.named(.down, .alt), .scrub(by: -1, .fine)),
  ]

  private static let others: [(Key, DemoEvent)] = [
    (.control("a"), .selectAll), (.control("z"), .undo), (.control("y"), .redo),
    (.named(.escape), .cancel),
  ]

  private static let actions: [(Key, FormAction?)] = [
    (.control("c"), .quit), (.control("d"), .quit), (.control("l"), .nextLocale),
    (.control("g"), .nextCurrency), (.named(.enter), .nextField), (.named(.tab), .nextField),
    (.named(.tab, .shift), .previousField), (.control("q"), nil),
  ]

  @Test(arguments: moves + deletions + steps + others)
  func keyPerformsItsEventInTheField(_ key: Key, _ event: DemoEvent) {
    #expect(FormAction(key) == .field(event))
  }

  @Test(arguments: actions)
  func keyHasItsActionInTheForm(_ key: Key, _ action: FormAction?) {
    #expect(FormAction(key) == action)
  }
}
