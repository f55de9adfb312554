// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

/// Tests that a separator key counts as the decimal key only if its keyboard has no other
/// separator, or if it belongs to a numeric keypad.
@Suite struct DecimalKeyTrapTests {
  /// Returns a desk with a focused field for prices, and with the keyboard that its style requires.
  private func prices(_ locale: String = "en_US", in field: UITextField = UITextField()) -> Desk<
    Decimal
  > {
    let desk = Desk(12 as Decimal, .number.bounds(0...), in: field, locale: locale)
    desk.user.tap()
    return desk
  }

  @Test(arguments: [
    ("en_US", ",", "12.500|"), ("en_US", ".", "12.500|"), ("de_DE", ".", "12,500|"),
    ("en_IN", ",", "12.500|"), ("ar_EG", "٫", "١٢٫٥٠٠|"), ("en_US", "٫", "12.500|"),
  ])
  func theKeyOfAPhonesDecimalPadIsTheDecimalKey(locale: String, key: String, shown: String) {
    let desk = prices(locale)
    desk.user.type(key + "500")
    #expect(desk.shown == shown)
    #expect(desk.published.last == 12.5)
  }

  @Test(arguments: [UIUserInterfaceIdiom.pad, .mac, .tv, .vision, .unspecified])
  func otherDevicesShowAKeyboardWithBothSeparators(idiom: UIUserInterfaceIdiom) {
    let desk = prices()
    desk.user.window.traitCollection = UITraitCollection(userInterfaceIdiom: idiom)
    desk.user.type(",500")
    #expect(desk.shown == "12,500|")
  }

  @Test(arguments: [UIKeyboardType.numbersAndPunctuation, .default, .asciiCapable])
  func otherKeyboardsHaveBothSeparators(keyboard: UIKeyboardType) {
    let desk = prices()
    desk.delegate.configuration.keyboardType = keyboard
    desk.user.type(",500")
    #expect(desk.shown == "12,500|")
  }

  @Test func theKeyboardOfTheAppCanHaveBothSeparators() {
    let desk = prices()
    desk.field.inputView = UIView()
    desk.user.type(",500")
    #expect(desk.shown == "12,500|")
  }

  @Test func aPastedSeparatorIsNoKey() {
    let desk = prices(in: NumericTextInput())
    desk.user.paste(",")
    #expect(desk.shown == "12,|")
  }

  @Test func aSeparatorThatIsNotTypedAtTheCaretIsNoKey() {
    let desk = prices()
    desk.field.propose(NSRange(location: 1, length: 0), ",")
    #expect(desk.shown == "12|")
  }

  @Test func theMainKeysOfAHardwareKeyboardAreNotCertain() {
    let desk = prices(in: NumericTextInput())
    desk.user.press(.keyboardComma, ",")
    #expect(desk.shown == "12,|")
    desk.user.deleteBackward().type(",")
    #expect(desk.shown == "12.|")
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func theDecimalKeyOfAKeypadIsCertain(idiom: UIUserInterfaceIdiom) {
    let desk = prices(in: NumericTextInput())
    desk.user.window.traitCollection = UITraitCollection(userInterfaceIdiom: idiom)
    desk.delegate.configuration.keyboardType = .numbersAndPunctuation
    desk.user.press(.keypadPeriod, ",").type("500")
    #expect(desk.shown == "12.500|")
    desk.user.press(.keypadComma, ",")
    #expect(desk.refusals == [.secondSeparator])
  }

  @Test func aReleasedKeyDoesNotForgetTheNextOne() {
    let field = NumericTextInput()
    let desk = prices(in: field)
    let digit: Set = [UIPress(UIKey(.keyboard1))]
    let decimal: Set = [UIPress(UIKey(.keypadPeriod))]
    desk.delegate.configuration.keyboardType = .numbersAndPunctuation
    field.pressesBegan(digit, with: nil)
    field.pressesBegan(decimal, with: nil)
    field.pressesEnded(digit, with: nil)
    desk.user.type(",")
    #expect(desk.shown == "12.|")
    field.pressesCancelled(decimal, with: nil)
    #expect(field.heldKey == nil)
  }

  @Test func thePassthroughDelegateIsAskedBeforeTheKey() {
    let desk = prices()
    let listener = Listener()
    listener.refused = "shouldChange"
    desk.delegate.passthroughDelegate = listener
    desk.user.type(",")
    #expect(desk.shown == "12|")
    #expect(listener.received.contains("shouldChange"))
  }
}
