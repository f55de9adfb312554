// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  @Suite struct CommandTests {
    private let desk = Desk(5 as Decimal, .currency(code: "USD"))

    @Test func returnCommitsAndKeepsTheFocus() {
      desk.delegate.value = 0
      var events: [String] = []
      desk.delegate.onCommit = { events.append("commit") }
      desk.delegate.onEditingChanged = { events.append("editing \($0)") }
      desk.user.tap().type("5").pressReturn()
      #expect(desk.shown == "[$5]")
      #expect((desk.field as? DeskTextField)?.actionCount == 1)
      #expect(events == ["editing true", "commit"])
      desk.user.type("7")
      #expect(desk.shown == "$7|")
      desk.user.leave()
      #expect(events == ["editing true", "commit", "commit", "editing false"])
      #expect(desk.delegate.value == 7)
    }

    @Test func arrowAfterReturnResumesEditing() {
      desk.user.tap().press("insertNewline:", "moveRight:")
      #expect(desk.shown == "$5|")
      desk.user.type("1")
      #expect(desk.delegate.value == 51)
    }

    @Test func clickAfterReturnResumesEditing() {
      desk.user.tap().pressReturn().tap(at: 1)
      #expect(desk.shown == "$|5")
      desk.user.type("1")
      #expect(desk.delegate.value == 15)
    }

    @Test func compositionAfterReturnReplacesTheText() {
      desk.user.tap().pressReturn().mark("８").unmark()
      #expect(desk.shown == "$8|")
      #expect(desk.delegate.value == 8)
    }

    @Test func selectsAValueSetAfterReturn() {
      desk.user.tap().pressReturn()
      desk.user.event { desk.delegate.value = 70 }
      #expect(desk.shown == "[$70]")
      desk.user.type("8")
      #expect(desk.delegate.value == 8)
    }

    @Test func deleteAfterReturnEmptiesTheField() {
      desk.delegate.value = 51
      desk.user.tap().press("insertNewline:", "deleteBackward:")
      #expect(desk.shown == "$0|")
      #expect(desk.delegate.value == 0)
    }

    @Test func escapeWithNothingToRestoreIsNotHandled() throws {
      desk.user.tap(at: 1)
      let editor = try #require(desk.user.editor)
      let isHandled = desk.field.delegate?.control?(
        desk.field,
        textView: editor,
        doCommandBy: NSSelectorFromString("cancelOperation:")
      )
      #expect(isHandled == false)
      #expect(desk.delegate.value == 5)
    }

    @Test(arguments: [false, true])
    func upAndDownStep(isDraggable: Bool) {
      desk.delegate.allowsScrubbing = isDraggable
      desk.delegate.style = desk.delegate.style.step(0.05)
      desk.user.tap().press("moveUp:")
      #expect(desk.shown == "$5.05|")
      desk.user.press("moveDown:", "moveDown:")
      #expect(desk.shown == "$4.95|")
      desk.user.press("moveUpAndModifySelection:")
      #expect(desk.delegate.value == 5.45)
      desk.user.press("pageDown:")
      #expect(desk.delegate.value == 4.95)
    }

    @Test func upAndDownMoveTheCaretWithoutAStep() {
      desk.delegate.value = 12
      desk.user.tap().press("moveUp:")
      #expect(desk.shown == "$|12")
      desk.user.press("moveDown:")
      #expect(desk.shown == "$12|")
      #expect(desk.delegate.value == 12)
    }

    @Test func tabSelectsEverything() {
      desk.user.tabInto()
      #expect(desk.shown == "[$5]")
      desk.user.type("7")
      #expect(desk.shown == "$7|")
    }

    @Test func arrowsMoveOverSeparators() {
      desk.delegate.value = 1234
      desk.user.tap().press("moveLeft:", "moveLeft:", "moveLeft:")
      #expect(desk.shown == "$1|,234")
      desk.user.press("moveLeft:", "moveLeft:", "moveLeft:")
      #expect(desk.shown == "$|1,234")
      desk.user.press("moveRightAndModifySelection:", "moveRightAndModifySelection:")
      #expect(desk.shown == "$[1,2]34")
      #expect(desk.delegate.value == 1234)
    }

    @Test func wordAndLineCommandsDeleteUpToTheEndOfTheNumber() {
      desk.delegate.value = 1234
      desk.user.tap(at: 4).press("deleteWordBackward:")
      #expect(desk.shown == "$|34")
      desk.user.press("deleteToEndOfLine:")
      #expect(desk.shown == "$0|")
      #expect(desk.delegate.value == 0)
    }
  }
#endif
