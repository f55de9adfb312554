// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

/// Tests that need AppKit's field editor, the text view with which all fields of a window edit
/// their text.
@Suite struct EditorTests {
  private let desk = Desk()
  private let amount: NumericTextFieldDelegate<Decimal>

  init() { amount = desk.attach(0, .number.step(1)) }

  @Test func dashSubstitutionStillWorksInAPlainField() {
    desk.tap().type("5--")
    #expect(desk.shown == "-5|")
    desk.tap(desk.other).type("--")
    #expect(desk.other.stringValue == "\u{2014}")
  }

  @Test func undoNeverUsesStaleRangesOfTheEditor() throws {
    desk.tap().type("1234567").press("deleteWordBackward:")
    while desk.window.undoManager?.canUndo == true { desk.undo() }
    #expect(desk.shown == "0|")
  }

  @Test func keyIsOneUndoStepWithTheActionsOfTheApp() throws {
    let manager = try #require(desk.window.undoManager)
    let document = Document()
    document.show = { amount.value = $0 }
    amount.onChange = { new in
      let old = document.amount
      manager.registerUndo(withTarget: document) { $0.set(old, manager) }
      document.amount = new
    }
    desk.tap().type("12")
    #expect(document.amount == 12)
    desk.undo()
    #expect(desk.shown == "1|")
    #expect(document.amount == 1)
    desk.redo()
    #expect(desk.shown == "12|")
    #expect(document.amount == 12)
    desk.undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.amount == 0)
    #expect(!manager.canUndo)
  }

  @Test func editInAGroupOfTheAppJoinsIt() throws {
    let manager = try #require(desk.window.undoManager)
    desk.tap().type("1")
    desk.event {
      manager.beginUndoGrouping()
      amount.step(by: 1)
      amount.step(by: 1)
      manager.endUndoGrouping()
    }
    #expect(amount.value == 3)
    desk.undo()
    #expect(amount.value == 1)
  }

  @Test func caretStaysVisible() throws {
    desk.tap().type("12345678901234")
    let editor = try #require(desk.editor)
    #expect(desk.shown == "12,345,678,901,234|")
    #expect(NSMaxRange(editor.visibleRange) == 18)
    desk.press("moveToBeginningOfLine:")
    #expect(editor.visibleRange.location == 0)
    desk.press("moveToEndOfLine:")
    #expect(NSMaxRange(editor.visibleRange) == 18)
  }

  @Test func windowIsAskedOnceForACustomEditor() {
    let (desk, owner) = (Desk(), EditorOwner())
    desk.window.delegate = owner
    let amount = desk.attach(0 as Decimal, .number.step(1))
    let asked = owner.requests
    for _ in 0..<5 { desk.window.update() }
    #expect(owner.requests == asked)
    #expect(asked == 1)
    desk.tap().type("12")
    #expect(amount.value == 12)
    #expect(desk.editor === owner.editor)
  }

  @Test func fieldHearsOnlyItsOwnWindow() {
    desk.field.doubleValue = 9
    let other = Desk()
    other.window.update()
    #expect(amount.value == 0)
    desk.window.update()
    #expect(amount.value == 9)
  }

  @Test func documentCountsEachEditAsOneChange() throws {
    let document = ChangeCounter()
    let manager = try #require(desk.window.undoManager)
    let tokens = [
      NotificationTokens([.NSUndoManagerDidCloseUndoGroup], of: manager) { _ in
        if !manager.isUndoing, !manager.isRedoing { document.changes += 1 }
      },
      NotificationTokens([.NSUndoManagerDidUndoChange], of: manager) { _ in document.changes -= 1 },
      NotificationTokens([.NSUndoManagerDidRedoChange], of: manager) { _ in document.changes += 1 },
    ]
    desk.tap().type("12").paste("34").deleteBackward()
    #expect(document.changes == 3)
    desk.undo().undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    desk.redo().type("5")
    #expect(document.changes == 2)
    #expect(!manager.canRedo)
    desk.undo().undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    _ = tokens
  }

  @Test func delegateIsReleased() {
    let desk = Desk()
    weak var weakModel: FieldModel<Decimal>?
    weak var weakAdapter: FieldEditorAdapter?
    do {
      let amount = desk.attach(0 as Decimal, .number.step(1))
      desk.tap().type("12").press("moveLeft:", "deleteBackward:")
      weakModel = amount.fieldModel
      weakAdapter = amount.adapter
      #expect(weakAdapter != nil)
      desk.attached = nil
    }
    #expect(weakModel == nil)
    #expect(weakAdapter == nil)
    desk.undo().type("x")
    #expect(desk.field.stringValue.contains("x"))
  }

  @Test func registersUndoInAGroupIfTheManagerDoesNotGroupByEvent() throws {
    let manager = try #require(desk.window.undoManager)
    manager.groupsByEvent = false
    desk.tap().type("12").undo()
    #expect(desk.shown == "0|")
    #expect(manager.groupingLevel == 0)
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
