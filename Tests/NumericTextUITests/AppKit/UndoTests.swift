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
      #expect(desk.published == [1, 12, 123, 1234, 0, 1234])
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
