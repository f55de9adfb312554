// SPDX-License-Identifier: MIT

import Testing
import TouchUser

@testable import NumericTextUI

/// Tests that edits send events and that cutting updates the clipboard.
///
/// If the delegate makes the change itself and returns false, UIKit does neither, so the delegate
/// must do both.
@Suite struct ChangeEventTrapTests {
  private let desk = Desk(0 as Decimal)

  @Test func sendsEditingChangedOncePerEdit() {
    desk.user.tap().type("1234")
    #expect(desk.field.stage.changes == 4)
    desk.user.deleteBackward()
    #expect(desk.field.stage.changes == 5)
    desk.user.paste("56")
    #expect(desk.field.stage.changes == 6)
    desk.user.undo()
    #expect(desk.field.stage.changes == 7)
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
    let desk = Desk(12 as Decimal)
    desk.user.tap().type("x")
    #expect(desk.field.stage.changes == 0)
    #expect(desk.published.isEmpty)
    #expect(desk.refusals == [.notANumber])
  }

  @Test(arguments: [false, true])
  func cutPutsTheSelectionOnTheClipboard(isOwn: Bool) {
    let desk = Desk(1_234_567 as Decimal, in: isOwn ? NumericTextInput() : UITextField())
    desk.user.tap().select(1..<5)
    #expect(desk.user.cut() == ",234")
    #expect(desk.shown == "1|,567")
    #expect(desk.published == [1567])
    #expect(desk.field.stage.changes == 1)
  }

  @Test(arguments: [false, true])
  func copyPutsTheShownTextOnTheClipboard(isOwn: Bool) {
    let desk = Desk(
      1234 as Decimal,
      .currency(code: "USD"),
      in: isOwn ? NumericTextInput() : UITextField()
    )
    desk.user.tap()
    desk.field.selectAll(nil)
    desk.field.copy(nil)
    #expect(UIPasteboard.general.string == "$1,234")
  }

  @Test func copyAndCutPutPlainNumbersOnTheClipboardIfTheStyleSaysSo() {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").copies(.plain)
    let desk = Desk(-1234.5 as Decimal, style, in: NumericTextInput())
    desk.user.tap()
    desk.field.selectAll(nil)
    desk.field.copy(nil)
    #expect(UIPasteboard.general.string == "-1234.5")
    desk.field.cut(nil)
    #expect(UIPasteboard.general.string == "-1234.5")
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
}
