// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

/// Tests that the undo manager of `NumericTextInput` counts undo steps, posts notifications and
/// reports its state in the same way as any other `UndoManager`.
@Suite struct HistoryUndoManagerTests {
  private let desk = Desk(0 as Decimal, in: NumericTextInput())
  private let manager: UndoManager

  init() throws { manager = try #require(desk.field.undoManager) }

  @Test func countsUndoAndRedoSteps() {
    desk.user.tap().type("12").deleteBackward()
    #expect(manager.undoCount == desk.delegate.session.engine.undoCount)
    #expect(manager.undoCount > 0 && manager.redoCount == 0)
    manager.undo()
    #expect(manager.redoCount == 1)
  }

  @Test func postsNotificationsForEachStep() {
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let log = Log()
    let tokens = names.map { name in
      NotificationTokens([name], of: manager) { _ in log.lines.append(name.rawValue) }
    }
    desk.user.tap()
    // There is nothing to undo yet.
    manager.undo()
    desk.user.type("1")
    manager.undo()
    manager.redo()
    #expect(
      log.lines == [
        "DidCloseUndoGroup", "WillUndoChange", "DidUndoChange", "WillRedoChange", "DidRedoChange",
      ]
    )
    _ = tokens
  }

  @Test func callbacksCanReadTheUndoState() {
    desk.user.tap().type("1")
    var states: [String] = []
    desk.delegate.onChange = { [manager] _ in
      states.append(manager.isUndoing ? "undoing" : manager.isRedoing ? "redoing" : "typing")
    }
    manager.undo()
    manager.redo()
    desk.user.type("2")
    #expect(states == ["undoing", "redoing", "typing"])
  }

  private final class Log {
    var lines: [String] = []
  }
}
