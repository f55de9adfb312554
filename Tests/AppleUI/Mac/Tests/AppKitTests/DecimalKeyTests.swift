// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

/// Tests of the decimal key of a Mac's numeric keypad.
@Suite struct DecimalKeyTests {
  private let desk = Desk()
  private let amount: NumericTextFieldDelegate<Decimal>

  init() {
    amount = desk.attach(12, .number)
    desk.tap()
  }

  private func press(_ keyCode: UInt16, _ character: String) {
    let key = NSEvent(.keyDown, in: desk.window)
    key.keyCode = keyCode
    desk.window.currentEvent = key
    desk.type(character)
  }

  @Test(arguments: [
    ("en_US", ",", "12.500|"), ("en_US", ".", "12.500|"), ("de_DE", ".", "12,500|"),
    ("en_IN", ",", "12.500|"), ("ar_EG", ",", "١٢٫٥٠٠|"),
  ])
  func startsAFractionAndNeverAGroup(locale: String, key: String, shown: String) {
    amount.style = .number.locale(Locale(identifier: locale))
    press(65, key)
    for digit in ["5", "0", "0"] { press(23, digit) }
    #expect(desk.shown == shown)
    #expect(amount.value == 12.5)
  }

  @Test func theMainKeyWithTheSameCharacterIsNotCertain() {
    press(43, ",")
    for _ in 0..<3 { press(82, "0") }
    #expect(desk.shown == "12,000|")
    #expect(amount.value == 12000)
  }

  @Test func aLaterChangeThatIsNoKeyIsReadAsAText() {
    press(65, ",")
    desk.event { desk.insert("50") }
    #expect(desk.shown == "12.50|")
    #expect(amount.value == 12.5)
    desk.select(0..<5)
    desk.event { desk.insert("7") }
    #expect(amount.value == 7)
  }

  @Test func anEventWithoutAKeyCodeIsNoKey() {
    desk.window.currentEvent = NSEvent(.leftMouseUp, in: desk.window)
    desk.type(",")
    #expect(desk.shown == "12,|")
    #expect(amount.session.text == "12,")
  }

  @Test func anInputMethodKeepsTheKey() {
    desk.mark("1")
    let key = NSEvent(.keyDown, in: desk.window)
    key.keyCode = 65
    desk.window.currentEvent = key
    desk.mark("1.")
    #expect(amount.session.isComposing)
    #expect(desk.shown == "121.|")
  }
}
