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
