// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import Testing
import TouchUser
import UIKit

/// The system's undo steps hold ranges of a text that is formatted otherwise by now.
@MainActor
@Suite struct UndoTrapTests {
  @Test func undoStackHoldsNoStaleRanges() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    desk.user.type("1234567")
    desk.user.compose(["８"])
    desk.user.select(0..<3)
    _ = desk.user.cut()
    while desk.field.undoManager?.canUndo == true { desk.user.undo() }
    #expect(desk.field.stage.faults.isEmpty)
    #expect(desk.shown == "0|")
    #expect(desk.delegate.value == 0)
  }

  @Test func undoBringsBackTextSelectionAndValue() {
    let desk = Desk(12 as Decimal)
    desk.user.tap()
    desk.user.paste("345")
    #expect(desk.shown == "12,345|")
    desk.user.undo()
    #expect(desk.shown == "12|")
    desk.user.redo()
    #expect(desk.shown == "12,345|")
    #expect(desk.published == [12_345, 12, 12_345])
  }

  @Test func runOfTypingIsOneUndo() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    desk.user.type("123")
    desk.user.deleteBackward(2)
    desk.user.undo()
    #expect(desk.shown == "123|")
    desk.user.undo()
    #expect(desk.shown == "0|")
    desk.user.redo()
    desk.user.redo()
    #expect(desk.shown == "1|")
    #expect(desk.field.undoManager?.canRedo == false)
  }

  @Test func newEditDropsWhatWasUndone() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    desk.user.paste("12")
    desk.user.undo()
    desk.user.type("7")
    #expect(desk.field.undoManager?.canRedo == false)
    desk.user.undo()
    #expect(desk.shown == "0|")
  }

  @Test func leavingForgetsTheHistory() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    desk.user.type("12")
    desk.user.leave()
    #expect(desk.field.undoManager?.canUndo == false)
    desk.user.undo()
    #expect(desk.delegate.value == 12)
  }

  @Test func valueFromOutsideForgetsTheHistory() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    desk.user.type("12")
    desk.delegate.value = 99
    #expect(desk.field.undoManager?.canUndo == false)
  }

  @Test func longHistoryStaysInStep() {
    let desk = Desk(0 as Decimal)
    desk.user.tap()
    for _ in 0..<300 {
      desk.user.type("1")
      desk.user.deleteBackward()
    }
    desk.user.type("5")
    desk.user.undo()
    #expect(desk.shown == "0|")
    #expect(desk.field.stage.faults.isEmpty)
  }
}
