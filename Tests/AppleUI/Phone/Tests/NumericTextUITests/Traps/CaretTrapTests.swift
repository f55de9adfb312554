// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

/// Tests that the caret ends up at the position that the engine chose, although UIKit moves it
/// after a paste.
@Suite struct CaretTrapTests {
  @Test func caretThatUIKitSetsLaterAfterAPasteIsIgnored() async {
    let desk = Desk(0 as Decimal, .currency(code: "USD"), in: NumericTextInput())
    desk.field.stage.setsCaretLater = true
    desk.user.tap().paste("1234567")
    #expect(desk.shown == "$1,234,567|")
    for _ in 0..<5 { await Task.yield() }
    #expect(desk.shown == "$1,234,567|")
  }

  @Test(arguments: [false, true])
  func caretOfATapIntoAnIdleTextIsIgnored(isLate: Bool) async {
    let desk = Desk(1234 as Decimal, .number.idleFormat(.number.notation(.compactName)))
    #expect(desk.field.text == "1.2K")
    desk.field.stage.setsCaretLater = isLate
    desk.user.tap(at: 1)
    for _ in 0..<5 { await Task.yield() }
    #expect(desk.shown == "1,234|")
  }

  @Test func numericTextInputIgnoresTheCaretOfTheSystem() {
    let desk = Desk(123_456 as Decimal, in: NumericTextInput())
    desk.field.stage.caretAfterPaste = 0
    desk.user.tap(at: 1).paste("99")
    #expect(desk.shown == "19,9|23,456")
  }

  @Test func tapAfterAKeyMovesTheCaret() async {
    let desk = Desk(123 as Decimal)
    desk.user.tap().type("4")
    for _ in 0..<10 { await Task.yield() }
    desk.user.tap(at: 4)
    #expect(desk.shown == "1,23|4")
  }
}
