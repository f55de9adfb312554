// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of the decimal key of a Mac's numeric keypad.
@Suite struct DecimalKeyTests {
  private let desk = Desk(12 as Decimal, .number)

  init() { desk.user.tap() }

  private func press(_ keyCode: UInt16, _ character: String) {
    hold(keyCode)
    desk.user.type(character)
  }

  /// Presses a key that has not typed its character yet.
  private func hold(_ keyCode: UInt16) {
    let key = NSEvent(.keyDown, in: desk.user.window)
    key.keyCode = keyCode
    desk.user.window.currentEvent = key
  }

  @Test(arguments: [
    ("en_US", ",", "12.500|"), ("en_US", ".", "12.500|"), ("de_DE", ".", "12,500|"),
    ("en_IN", ",", "12.500|"), ("ar_EG", ",", "١٢٫٥٠٠|"),
  ])
  func startsAFractionAndNeverAGroup(locale: String, key: String, shown: String) {
    desk.delegate.style = .number.locale(Locale(identifier: locale))
    press(65, key)
    for digit in ["5", "0", "0"] { press(23, digit) }
    #expect(desk.shown == shown)
    #expect(desk.delegate.value == 12.5)
  }

  @Test func theMainKeyWithTheSameCharacterIsNotCertain() {
    press(43, ",")
    for _ in 0..<3 { press(82, "0") }
    #expect(desk.shown == "12,000|")
    #expect(desk.delegate.value == 12000)
  }

  @Test func aLaterChangeThatIsNoKeyIsReadAsAText() {
    press(65, ",")
    desk.user.event { desk.user.insert("50") }
    #expect(desk.shown == "12.50|")
    #expect(desk.delegate.value == 12.5)
    desk.user.select(0..<5)
    desk.user.event { desk.user.insert("7") }
    #expect(desk.delegate.value == 7)
  }

  @Test func anEventWithoutAKeyCodeIsNoKey() {
    desk.user.window.currentEvent = NSEvent(.leftMouseUp, in: desk.user.window)
    desk.user.type(",")
    #expect(desk.shown == "12,|")
    #expect(desk.delegate.session.text == "12,")
  }

  @Test func anInputMethodKeepsTheKey() {
    desk.user.mark("1")
    hold(65)
    desk.user.mark("1.")
    #expect(desk.delegate.session.isComposing)
    #expect(desk.shown == "121.|")
  }
}
