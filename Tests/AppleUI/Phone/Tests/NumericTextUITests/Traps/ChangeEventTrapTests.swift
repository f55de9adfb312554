// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

/// Tests that edits send events and that cutting updates the clipboard.
///
/// If the delegate makes the change itself and returns false, UIKit does neither, so the delegate
/// must do both.
@Suite struct ChangeEventTrapTests {
  private let desk = Desk(0 as Decimal)

  @Test func sendsEditingChangedOncePerEdit() async {
    desk.user.tap()
    desk.field.stage.writes = 0
    desk.user.type("1234")
    #expect(desk.field.stage.changes == 4 && desk.field.stage.writes == 4)
    desk.user.deleteBackward()
    #expect(desk.field.stage.changes == 5)
    desk.user.paste("56")
    #expect(desk.field.stage.changes == 6)
    desk.user.undo()
    await Task.yield()
    #expect(desk.field.stage.changes == 7 && desk.field.stage.writes == 7)
    desk.user.select(0..<2)
    #expect(desk.user.cut() == "12")
    #expect(desk.field.stage.changes == 8)
  }

  @Test func sendsEditingChangedAfterTheTextIsFormatted() {
    var texts: [String?] = []
    let field = desk.field
    field.addAction(
      UIAction { [unowned field] _ in texts.append(field.text) },
      for: .editingChanged
    )
    desk.user.tap().type("1234")
    #expect(texts == ["1", "12", "123", "1,234"])
  }

  @Test func postsTheChangeNotification() {
    final class Log { var count = 0 }
    let log = Log()
    let tokens = NotificationTokens([UITextField.textDidChangeNotification], of: desk.field) { _ in
      log.count += 1
    }
    desk.user.tap().type("12")
    #expect(log.count == 2)
    _ = tokens
  }

  @Test func refusedEditSendsNoEvents() {
    desk.user.tap().type("x")
    #expect(desk.field.stage.changes == 0)
    #expect(desk.published.isEmpty)
    #expect(desk.refusals == [.notANumber])
  }

  @Test func copyAndCutPutPlainNumbersOnTheClipboardIfTheStyleSaysSo() {
    let desk = Desk(-1234.5 as Decimal, .currency(code: "USD"), in: NumericTextInput())
    desk.user.tap().select(0..<9)
    #expect(desk.user.copy() == "-$1,234.5")
    desk.delegate.style = desk.delegate.style.copies(.plain)
    #expect(desk.user.copy() == "-1234.5")
    #expect(desk.user.cut() == "-1234.5")
    #expect(desk.delegate.value == 0)
  }

  @Test func clearButtonEmptiesTheFieldOnce() {
    let desk = Desk(12 as Decimal?)
    desk.user.tap()
    desk.field.pressClearButton()
    #expect(desk.shown == "|")
    #expect(desk.published == [nil])
    #expect(desk.field.stage.changes == 1)
  }

  @Test func clearButtonWithoutFocusCommits() {
    let desk = Desk(12 as Decimal, .currency(code: "USD"))
    desk.field.pressClearButton()
    #expect(desk.field.text == "$0.00")
    #expect(desk.published == [0])
  }

  // Setting the text moves the caret, and can be reported as an edit.
  @Test func doesNotWriteTheSameTextAgain() {
    let desk = Desk(12 as Decimal)
    desk.user.tap().select(1..<1)
    desk.field.stage.writes = 0
    desk.delegate.value = 12
    desk.delegate.style = desk.delegate.style
    desk.user.type("x")
    #expect(desk.field.stage.writes == 0)
    #expect(desk.shown == "1|2")
  }
}
