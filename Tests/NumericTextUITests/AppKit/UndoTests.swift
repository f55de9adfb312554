// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct UndoTests {
    private let desk = Desk()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(0, .number) }

    @Test func undoesARunOfTypingInOneStep() throws {
      desk.tap().type("1234").undo()
      #expect(desk.shown == "0|")
      #expect(amount.value == 0)
      #expect(desk.window.undoManager?.canUndo == false)
      desk.redo()
      #expect(desk.shown == "1,234|")
      #expect(amount.value == 1234)
    }

    @Test func undoesAndRedoesEditsInOrder() {
      desk.tap().type("12").paste("34").press("deleteBackward:", "deleteBackward:")
      #expect(desk.shown == "12|")
      desk.undo()
      #expect(desk.shown == "1,234|")
      desk.undo()
      #expect(desk.shown == "12|")
      desk.undo()
      #expect(desk.shown == "0|")
      desk.redo().redo()
      #expect(desk.shown == "1,234|")
      desk.type("5")
      #expect(desk.window.undoManager?.canRedo == false)
      desk.undo()
      #expect(desk.shown == "1,234|")
    }

    @Test func undoPublishesTheValueOnce() {
      var values: [Decimal] = []
      desk.tap().type("12")
      amount.onChange = { values.append($0) }
      desk.undo()
      #expect(values == [0])
    }

    @Test func undoHistoryEndsWithEditing() {
      desk.tap().type("12").leave()
      #expect(desk.window.undoManager?.canUndo == false)
      #expect(amount.value == 12)
    }

    @Test func settingTheValueClearsTheUndoHistory() {
      desk.tap().type("12")
      amount.value = 70
      #expect(desk.window.undoManager?.canUndo == false)
    }

    @Test func keepsTheUndoActionsOfTheApp() {
      let listener = Listener()
      desk.event {
        desk.window.undoManager?.registerUndo(withTarget: desk.window) { [listener] _ in
          MainActor.assumeIsolated { listener.received.append("undone") }
        }
      }
      desk.tap().type("12").leave().undo()
      #expect(listener.received == ["undone"])
      #expect(amount.value == 12)
    }
  }
#endif
