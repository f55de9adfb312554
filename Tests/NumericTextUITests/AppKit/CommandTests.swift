// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct CommandTests {
    private let desk = Desk()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(5, .currency(code: "USD")) }

    @Test func returnCommitsAndKeepsTheFocus() {
      amount.value = 0
      var events: [String] = []
      amount.onCommit = { events.append("commit") }
      amount.onEditingChanged = { events.append("editing \($0)") }
      desk.tap().type("5").pressReturn()
      #expect(desk.shown == "[$5]")
      #expect((desk.field as? DeskTextField)?.actionCount == 1)
      #expect(events == ["editing true", "commit"])
      desk.type("7")
      #expect(desk.shown == "$7|")
      desk.leave()
      #expect(events == ["editing true", "commit", "commit", "editing false"])
      #expect(amount.value == 7)
    }

    @Test func arrowAfterReturnResumesEditing() {
      desk.tap().press("insertNewline:", "moveRight:")
      #expect(desk.shown == "$5|")
      desk.type("1")
      #expect(amount.value == 51)
    }

    @Test func clickAfterReturnResumesEditing() {
      desk.tap().pressReturn().tap(at: 1)
      #expect(desk.shown == "$|5")
      desk.type("1")
      #expect(amount.value == 15)
    }

    @Test func compositionAfterReturnReplacesTheText() {
      desk.tap().pressReturn().mark("８").unmark()
      #expect(desk.shown == "$8|")
      #expect(amount.value == 8)
    }

    @Test func selectsAValueSetAfterReturn() {
      desk.tap().pressReturn()
      desk.event { amount.value = 70 }
      #expect(desk.shown == "[$70]")
      desk.type("8")
      #expect(amount.value == 8)
    }

    @Test func deleteAfterReturnEmptiesTheField() {
      amount.value = 51
      desk.tap().press("insertNewline:", "deleteBackward:")
      #expect(desk.shown == "$0|")
      #expect(amount.value == 0)
    }

    @Test func escapeRestoresTheValueFromBeforeEditing() {
      desk.tap().type("1").press("cancelOperation:")
      #expect(desk.shown == "$5|")
      #expect(amount.value == 5)
    }

    @Test(arguments: ["+", "."])
    func escapeRestoresATextWithTheSameValue(key: String) {
      amount.style = amount.style.allowsArithmetic()
      desk.tap().type(key)
      #expect(desk.shown != "$5|")
      desk.press("cancelOperation:")
      #expect(desk.shown == "$5|")
      #expect(amount.value == 5)
    }

    @Test func escapeWithNothingToRestoreIsNotHandled() throws {
      desk.tap(at: 1)
      let editor = try #require(desk.editor)
      let isHandled = desk.field.delegate?.control?(
        desk.field,
        textView: editor,
        doCommandBy: NSSelectorFromString("cancelOperation:")
      )
      #expect(isHandled == false)
      #expect(amount.value == 5)
    }

    @Test func upAndDownStep() {
      amount.style = amount.style.step(0.05)
      desk.tap().press("moveUp:")
      #expect(desk.shown == "$5.05|")
      desk.press("moveDown:", "moveDown:")
      #expect(desk.shown == "$4.95|")
      desk.press("moveUpAndModifySelection:")
      #expect(amount.value == 5.45)
      desk.press("pageDown:")
      #expect(amount.value == 4.95)
    }

    @Test func upAndDownMoveTheCaretWithoutAStep() {
      amount.value = 12
      desk.tap().press("moveUp:")
      #expect(desk.shown == "$|12")
      desk.press("moveDown:")
      #expect(desk.shown == "$12|")
      #expect(amount.value == 12)
    }

    @Test func tabCommitsAndMovesToTheNextField() {
      desk.tap().type("1").press("insertTab:")
      #expect(desk.field.stringValue == "$51.00")
      #expect(desk.other.currentEditor() != nil)
      #expect(amount.value == 51)
    }

    @Test func arrowsMoveOverSeparators() {
      amount.value = 1234
      desk.tap().press("moveLeft:", "moveLeft:", "moveLeft:")
      #expect(desk.shown == "$1|,234")
      desk.press("moveLeft:", "moveLeft:", "moveLeft:")
      #expect(desk.shown == "$|1,234")
      desk.press("moveRightAndModifySelection:", "moveRightAndModifySelection:")
      #expect(desk.shown == "$[1,2]34")
      #expect(amount.value == 1234)
    }

    @Test func wordAndLineCommandsDeleteUpToTheEndOfTheNumber() {
      amount.value = 1234
      desk.tap(at: 4).press("deleteWordBackward:")
      #expect(desk.shown == "$|34")
      desk.press("deleteToEndOfLine:")
      #expect(desk.shown == "$0|")
      #expect(amount.value == 0)
    }
  }
#endif
