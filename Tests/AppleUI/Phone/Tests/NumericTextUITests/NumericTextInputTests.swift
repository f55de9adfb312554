// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

@Suite struct NumericTextInputTests {
  private let field = NumericTextInput()

  @Test(arguments: [
    (UIKeyCommand.inputUpArrow, UIKeyModifierFlags([]), "5.25"),
    (UIKeyCommand.inputDownArrow, UIKeyModifierFlags([]), "4.75"),
    (UIKeyCommand.inputUpArrow, UIKeyModifierFlags.shift, "7.5"),
    (UIKeyCommand.inputDownArrow, UIKeyModifierFlags.shift, "2.5"),
    (UIKeyCommand.inputPageUp, UIKeyModifierFlags([]), "7.5"),
    (UIKeyCommand.inputPageDown, UIKeyModifierFlags([]), "2.5"),
  ])
  func arrowAndPageKeysStepTheValue(input: String, flags: UIKeyModifierFlags, text: String) {
    let desk = Desk(5 as Decimal, .number.step(0.25), in: field)
    desk.user.tap()
    #expect(press(input, flags))
    #expect(desk.field.text == text)
    #expect(desk.field.stage.changes == 1)
  }

  @Test func stepKeysNeedTheFocusAndAStep() {
    let desk = Desk(5 as Decimal, .number.step(1), in: field)
    #expect(!press(UIKeyCommand.inputUpArrow))
    desk.delegate.style = .number
    desk.user.tap()
    #expect(!press(UIKeyCommand.inputUpArrow))
    #expect(desk.shown == "5|")
  }

  @Test(arguments: ["77", "+", "."])
  func escapeRestoresTheTextFromBeforeEditing(keys: String) {
    let desk = Desk(5 as Decimal, .number.allowsArithmetic(), in: field)
    desk.user.tap().type(keys)
    #expect(desk.shown != "5|")
    #expect(press(UIKeyCommand.inputEscape))
    #expect(desk.shown == "5|")
    #expect(desk.published == (keys == "77" ? [57, 577, 5] : []))
    #expect(!press(UIKeyCommand.inputEscape))
  }

  @Test func escapeWithNothingToRestoreIsLeftToTheSystem() {
    let desk = Desk(15 as Decimal, in: field)
    desk.user.tap(at: 1)
    #expect(!press(UIKeyCommand.inputEscape))
    desk.user.type("2").deleteBackward()
    #expect(desk.shown == "1|5")
    #expect(!press(UIKeyCommand.inputEscape))
  }

  @Test func inputMethodsReceiveAllKeys() {
    let desk = Desk(5 as Decimal, .number.step(1), in: field)
    desk.user.tap().type("1")
    #expect(field.keyCommands?.isEmpty == false)
    desk.user.mark("２")
    #expect(field.keyCommands?.isEmpty == true)
  }

  @Test func backspaceAtTheStartDeletesATrailingMinus() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    (formatter.negativePrefix, formatter.negativeSuffix) = ("", "-")
    let desk = Desk(-5 as Decimal, NumericTextStyle(formatter: formatter), in: field)
    desk.user.tap(at: 0)
    #expect(desk.shown == "|5-")
    desk.user.deleteBackward()
    #expect(desk.shown == "|5")
    #expect(desk.delegate.value == 5)
  }

  @Test func fieldAndDelegateDoNotRetainEachOther() {
    weak var field: UITextField?
    weak var delegate: NumericTextFieldDelegate<Decimal>?
    do {
      let desk = Desk(0 as Decimal, in: NumericTextInput())
      (field, delegate) = (desk.field, desk.delegate)
      desk.delegate.configuration.accessory = [.sign, .clear, .done]
      desk.user.tap().type("12").undo().leave()
    }
    #expect(field == nil && delegate == nil)
  }

  @Test func isAPlainFieldWithoutADelegate() {
    let user = User(of: field)
    user.tap()
    field.insertText("abc")
    field.deleteBackward()
    field.selectAll(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "ab")
    field.paste(nil)
    #expect(field.text == "ab")
    #expect(field.keyCommands == nil)
    #expect(field.undoManager === field.stage.undoManager)
    field.undoManager?.undo()
    #expect(field.text == "")
    user.leave()
  }

  /// Performs the command that the field has assigned to a key.
  ///
  /// - Returns: Whether the field has a command for the key.
  private func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
    let command = field.keyCommands?.first { $0.input == input && $0.modifierFlags == flags }
    guard let command else { return false }
    #expect(command.action == Selector("pressNumericTextKey:"))
    #expect(command.wantsPriorityOverSystemBehavior)
    field.pressNumericTextKey(command)
    return true
  }
}
