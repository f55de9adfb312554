// SPDX-License-Identifier: MIT

import AppKit
import NumericText
import Testing

@testable import NumericTextUI

/// Tests that need AppKit's field editor, the text view that edits for all fields of a window.
@MainActor
@Suite struct EditorTests {
  private let desk = Desk()

  private func amount() -> NumericTextFieldDelegate<Decimal> {
    NumericTextFieldDelegate(value: 0, style: .number.locale(Locale(identifier: "en_US")))
  }

  @Test func dashSubstitutionStillWorksInAPlainField() {
    let amount = amount()
    amount.attach(to: desk.field)
    desk.click()
    desk.type("5--")
    #expect(desk.shown == "-5|")
    desk.click(desk.other)
    desk.type("--")
    #expect(desk.other.stringValue == "\u{2014}")
  }

  @Test func undoNeverUsesStaleRangesOfTheEditor() throws {
    let amount = amount()
    amount.attach(to: desk.field)
    desk.click()
    desk.type("1234567")
    desk.press("deleteWordBackward:")
    while desk.window.undoManager?.canUndo == true { desk.undo() }
    #expect(try #require(desk.editor).undoExceptionCount == 0)
    #expect(desk.shown == "0|")
  }

  @Test func documentCountsEachEditAsOneChange() throws {
    let document = ChangeCounter()
    let manager = try #require(desk.window.undoManager)
    let tokens = [
      NotificationTokens([.NSUndoManagerDidCloseUndoGroup], of: manager) {
        if !manager.isUndoing, !manager.isRedoing { document.changes += 1 }
      },
      NotificationTokens([.NSUndoManagerDidUndoChange], of: manager) { document.changes -= 1 },
      NotificationTokens([.NSUndoManagerDidRedoChange], of: manager) { document.changes += 1 },
    ]
    let amount = amount()
    amount.attach(to: desk.field)
    desk.click()
    desk.type("12")
    desk.paste("34")
    desk.press("deleteBackward:")
    #expect(document.changes == 3)
    desk.undo()
    desk.undo()
    desk.undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    desk.redo()
    desk.type("5")
    #expect(document.changes == 2)
    #expect(!manager.canRedo)
    desk.undo()
    desk.undo()
    #expect(desk.shown == "0|")
    #expect(document.changes == 0)
    _ = tokens
  }

  @Test func delegateIsReleased() {
    weak var weakModel: FieldModel<Decimal>?
    weak var weakAdapter: FieldEditorAdapter?
    do {
      let amount = amount()
      amount.attach(to: desk.field)
      desk.click()
      desk.type("12")
      desk.press("moveLeft:", "deleteBackward:")
      weakModel = amount.fieldModel
      weakAdapter = amount.adapter
      #expect(weakAdapter != nil)
    }
    #expect(weakModel == nil)
    #expect(weakAdapter == nil)
    desk.undo()
    desk.type("x")
    #expect(desk.field.stringValue.contains("x"))
  }

  @Test func registersUndoInAGroupIfTheManagerDoesNotGroupByEvent() throws {
    let amount = amount()
    let manager = try #require(desk.window.undoManager)
    manager.groupsByEvent = false
    amount.attach(to: desk.field)
    desk.click()
    desk.type("12")
    desk.undo()
    #expect(desk.shown == "0|")
    #expect(manager.faults == [])
    #expect(manager.groupingLevel == 0)
  }
}

/// The change count of a document that observes its undo manager, as `NSDocument` does.
@MainActor
private final class ChangeCounter {
  var changes = 0
}
