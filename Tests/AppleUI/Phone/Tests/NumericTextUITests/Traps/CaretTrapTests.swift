// SPDX-License-Identifier: MIT

import NumericTextUI
import Testing
import TouchUser

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

  @Test(arguments: [false, true])
  func caretIsAfterThePastedText(isOwn: Bool) {
    let desk = Desk(123_456 as Decimal, in: isOwn ? NumericTextInput() : UITextField())
    desk.user.tap(at: 1).paste("999999")
    #expect(desk.shown == "199,999,9|23,456")
  }

  @Test(arguments: [false, true])
  func caretIsAfterAPastedDigit(isOwn: Bool) {
    let desk = Desk(123 as Decimal, in: isOwn ? NumericTextInput() : UITextField())
    desk.user.tap().paste("4")
    #expect(desk.shown == "1,234|")
  }

  @Test func numericTextInputIgnoresTheCaretOfTheSystem() {
    let desk = Desk(123_456 as Decimal, in: NumericTextInput())
    desk.field.stage.caretAfterPaste = 0
    desk.user.tap(at: 1).paste("99")
    #expect(desk.shown == "19,9|23,456")
  }

  @Test func refusedPasteKeepsTheCaret() {
    let desk = Desk(123 as Decimal, in: NumericTextInput())
    desk.user.tap(at: 1).paste("x9")
    #expect(desk.shown == "1|23")
  }

  @Test func tapAfterAKeyMovesTheCaret() async {
    let desk = Desk(123 as Decimal)
    desk.user.tap().type("4")
    for _ in 0..<10 { await Task.yield() }
    desk.user.tap(at: 4)
    #expect(desk.shown == "1,23|4")
  }

  @Test func tapInsideASymbolSnapsToTheNumber() {
    let desk = Desk(5 as Decimal, .currency(code: "SEK"), locale: "sv_SE")
    desk.user.tap().select(4..<4)
    #expect(desk.shown == "5|\u{A0}kr")
  }

  @Test func arrowKeyNeverGetsStuck() {
    let desk = Desk(1234 as Decimal, .number.symbols(grouping: " ::: "))
    desk.user.tap()
    for _ in 0..<4 { desk.user.moveLeft() }
    #expect(desk.shown == "|1 ::: 234")
    desk.user.moveRight().moveRight()
    #expect(desk.shown == "1 ::: 2|34")
  }

  @Test func rightArrowStaysBeforeTheSuffix() {
    let desk = Desk(5 as Decimal, .number.suffix(" kg"))
    desk.user.tap().moveRight()
    #expect(desk.shown == "5| kg")
  }

  @Test func selectAllIncludesTheSymbol() {
    let desk = Desk(5 as Decimal, .currency(code: "USD"))
    desk.user.tap()
    desk.field.selectAll(nil)
    #expect(desk.shown == "[$5]")
    desk.user.type("7")
    #expect(desk.shown == "$7|")
  }

  @Test func neverSplitsADigitOfTwoUTF16Units() {
    let desk = Desk(12 as Decimal, locale: "ff_Adlm_GN")
    desk.user.tap()
    #expect(desk.user.length == 4)
    desk.user.moveLeft()
    #expect(desk.user.caret == 2)
    desk.user.deleteBackward()
    #expect(desk.delegate.value == 2)
  }

  @Test func selectionMovesInsideAShorterText() {
    let desk = Desk(1_234_567 as Decimal)
    desk.user.tap()
    desk.delegate.value = 5
    #expect(desk.shown == "5|")
  }
}
