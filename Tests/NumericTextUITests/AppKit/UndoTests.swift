// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  @Suite struct UndoTests {
    private let desk = Desk(0 as Decimal, .number)

    @Test func undoesARunOfTypingInOneStep() throws {
      desk.user.tap().type("1234").undo()
      #expect(desk.shown == "0|")
      #expect(desk.delegate.value == 0)
      #expect(desk.user.undoManager?.canUndo == false)
      desk.user.redo()
      #expect(desk.shown == "1,234|")
      #expect(desk.delegate.value == 1234)
    }

    @Test func undoesAndRedoesEditsInOrder() {
      desk.user.tap().type("12").paste("34").press("deleteBackward:", "deleteBackward:")
      #expect(desk.shown == "12|")
      desk.user.undo()
      #expect(desk.shown == "1,234|")
      desk.user.undo()
      #expect(desk.shown == "12|")
      desk.user.undo()
      #expect(desk.shown == "0|")
      desk.user.redo().redo()
      #expect(desk.shown == "1,234|")
      desk.user.type("5")
      #expect(desk.user.undoManager?.canRedo == false)
      desk.user.undo()
      #expect(desk.shown == "1,234|")
    }

    @Test func undoPublishesTheValueOnce() {
      desk.user.tap().type("12").undo()
      #expect(desk.published == [1, 12, 0])
    }

    @Test func undoHistoryEndsWithEditing() {
      desk.user.tap().type("12").leave()
      #expect(desk.user.undoManager?.canUndo == false)
      #expect(desk.delegate.value == 12)
    }

    @Test func keepsTheUndoActionsOfTheApp() {
      let listener = Listener()
      desk.user.event {
        desk.user.undoManager?.registerUndo(withTarget: desk.user.window) { [listener] _ in
          MainActor.assumeIsolated { listener.received.append("undone") }
        }
      }
      desk.user.tap().type("12").leave().undo()
      #expect(listener.received == ["undone"])
      #expect(desk.delegate.value == 12)
    }
  }
#endif
