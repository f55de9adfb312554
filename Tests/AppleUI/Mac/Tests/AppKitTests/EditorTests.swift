// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests that need AppKit's field editor, the text view with which all fields of a window edit
/// their text.
@Suite struct EditorTests {
  private let desk = Desk(0 as Decimal, .number.step(1))

  @Test func dashSubstitutionStillWorksInAPlainField() {
    desk.user.tap().type("5--")
    #expect(desk.shown == "-5|")
    desk.user.tap(desk.user.other).type("--")
    #expect(desk.user.other.stringValue == "\u{2014}")
  }

  @Test func undoNeverUsesStaleRangesOfTheEditor() throws {
    desk.user.tap().type("1234567").press("deleteWordBackward:")
    while desk.user.undoManager?.canUndo == true { desk.user.undo() }
    #expect(desk.shown == "0|")
  }

  @Test func keyIsOneUndoStepWithTheActionsOfTheApp() throws {
    let manager = try #require(desk.user.undoManager)
    let document = Document()
    document.show = { desk.delegate.value = $0 }
    desk.delegate.onChange = { new in
      let old = document.amount
      manager.registerUndo(withTarget: document) { $0.set(old, manager) }
      document.amount = new
    }
    desk.user.tap().type("12")
    #expect(document.amount == 12)
    desk.user.undo()
    #expect(desk.shown == "1|")
    #expect(document.amount == 1)
    desk.user.redo()
    #expect(desk.shown == "12|")
    #expect(document.amount == 12)
    desk.user.undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.amount == 0)
    #expect(!manager.canUndo)
  }

  @Test func editInAGroupOfTheAppJoinsIt() throws {
    let manager = try #require(desk.user.undoManager)
    desk.user.tap().type("1")
    desk.user.event {
      manager.beginUndoGrouping()
      desk.delegate.step(by: 1)
      desk.delegate.step(by: 1)
      manager.endUndoGrouping()
    }
    #expect(desk.delegate.value == 3)
    desk.user.undo()
    #expect(desk.delegate.value == 1)
  }

  @Test func caretStaysVisible() throws {
    desk.user.tap().type("12345678901234")
    let editor = try #require(desk.user.editor)
    #expect(desk.shown == "12,345,678,901,234|")
    #expect(NSMaxRange(editor.visibleRange) == 18)
    desk.user.press("moveToBeginningOfLine:")
    #expect(editor.visibleRange.location == 0)
    desk.user.press("moveToEndOfLine:")
    #expect(NSMaxRange(editor.visibleRange) == 18)
  }

  @Test func windowIsAskedOnceForACustomEditor() {
    let (user, owner) = (User(), EditorOwner())
    user.window.delegate = owner
    let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .number.step(1))
    amount.attach(to: user.field)
    let asked = owner.requests
    for _ in 0..<5 { user.window.update() }
    #expect(owner.requests == asked)
    #expect(asked == 1)
    user.tap().type("12")
    #expect(amount.value == 12)
    #expect(user.editor === owner.editor)
  }

  @Test func fieldHearsOnlyItsOwnWindow() {
    desk.field.doubleValue = 9
    User().window.update()
    #expect(desk.delegate.value == 0)
    desk.user.window.update()
    #expect(desk.delegate.value == 9)
  }

  @Test func documentCountsEachEditAsOneChange() throws {
    let document = ChangeCounter()
    let manager = try #require(desk.user.undoManager)
    let tokens = [
      NotificationTokens([.NSUndoManagerDidCloseUndoGroup], of: manager) { _ in
        if !manager.isUndoing, !manager.isRedoing { document.changes += 1 }
      },
      NotificationTokens([.NSUndoManagerDidUndoChange], of: manager) { _ in document.changes -= 1 },
      NotificationTokens([.NSUndoManagerDidRedoChange], of: manager) { _ in document.changes += 1 },
    ]
    desk.user.tap().type("12").paste("34").deleteBackward()
    #expect(document.changes == 3)
    desk.user.pressReturn()
    #expect(document.changes == 3)
    desk.user.undo().undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    desk.user.redo().type("5")
    #expect(document.changes == 2)
    #expect(!manager.canRedo)
    desk.user.undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    _ = tokens
  }
}

/// The change count of a document that observes its undo manager, as `NSDocument` does.
private final class ChangeCounter {
  var changes = 0
}

/// A document that registers an undo action for each change of its amount.
private final class Document {
  var amount: Decimal = 0

  /// Shows the amount in a field.
  var show: (Decimal) -> Void = { _ in }

  func set(_ new: Decimal, _ manager: UndoManager) {
    let old = amount
    manager.registerUndo(withTarget: self) { $0.set(old, manager) }
    amount = new
    show(new)
  }
}

/// A window delegate that provides its own field editor.
private final class EditorOwner: NSWindowDelegate {
  let editor = NSTextView(frame: .zero)
  private(set) var requests = 0

  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? {
    requests += 1
    return editor
  }
}
