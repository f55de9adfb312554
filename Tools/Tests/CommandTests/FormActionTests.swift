// SPDX-License-Identifier: MIT

import NumericText
import Testing

@testable import numeric_text

@Suite struct FormActionTests {
  @Test(arguments: [
    (Key.named(.left), FormAction.field(.move(.backward, extending: false))),
    (.named(.right, .shift), .field(.move(.forward, extending: true))),
    (.named(.left, .control), .field(.move(.start, extending: false))),
    (.named(.end, .shift), .field(.move(.end, extending: true))),
    (.control("e"), .field(.move(.end, extending: false))),
  ])
  func arrowKeysMoveAndShiftSelects(_ key: Key, _ action: FormAction) {
    #expect(FormAction(key) == action)
  }

  @Test(arguments: [
    (Key.named(.backspace), FormAction.field(.deleteBackward)),
    (.named(.delete), .field(.deleteForward)),
    (.named(.backspace, .alt), .field(.deleteToStart)),
    (.named(.delete, .control), .field(.deleteToEnd)),
    (.control("w"), .field(.deleteToStart)),
    (.control("u"), .field(.deleteToStart)),
    (.control("k"), .field(.deleteToEnd)),
  ])
  func wordDeletionDeletesToEitherEnd(_ key: Key, _ action: FormAction) {
    #expect(FormAction(key) == action)
  }

  @Test(arguments: [
    (Key.named(.up), 1, NumericTextStepSize.regular), (.named(.down), -1, .regular),
    (.named(.pageUp), 1, .coarse), (.named(.pageDown), -1, .coarse),
    (.named(.up, .shift), 1, .coarse), (.named(.down, .shift), -1, .coarse),
  ])
  func upAndDownKeysStep(_ key: Key, _ count: Int, _ size: NumericTextStepSize) {
    #expect(FormAction(key) == .field(.step(by: count, size)))
  }

  @Test func altWithAnArrowKeyTakesFineSteps() {
    #expect(FormAction(.named(.up, .alt)) == .field(.scrub(by: 1, .fine)))
    #expect(FormAction(.named(.down, .alt)) == .field(.scrub(by: -1, .fine)))
  }

  @Test(arguments: [
    (Key.control("c"), FormAction.quit), (.control("d"), .quit), (.control("l"), .nextLocale),
    (.control("a"), .field(.selectAll)), (.control("g"), .nextCurrency),
    (.control("z"), .field(.undo)), (.control("y"), .field(.redo)),
    (.named(.escape), .field(.cancel)), (.named(.enter), .nextField), (.named(.tab), .nextField),
    (.named(.tab, .shift), .previousField),
  ])
  func mapsEachCommandKey(_ key: Key, _ action: FormAction) {
    #expect(FormAction(key) == action)
  }

  @Test func ignoresOtherControlKeys() {
    #expect(FormAction(.control("q")) == nil)
  }
}
