// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

/// Tests of the decimal key of a Mac's numeric keypad.
@Suite struct DecimalKeyTests {
  private let desk = Desk()

  private func press(_ keyCode: UInt16, _ character: String) {
    let key = NSEvent(.keyDown, in: desk.window)
    key.keyCode = keyCode
    desk.window.currentEvent = key
    desk.type(character)
  }

  @Test(arguments: [
    ("en_US", ",", "12.5|"), ("en_US", ".", "12.5|"), ("de_DE", ".", "12,5|"),
    ("en_IN", ",", "12.5|"),
    ("ar_EG", ",", "١٢٫٥|"),
  ])
  func typesTheDecimalSeparator(locale: String, key: String, shown: String) {
    let delegate = desk.attach(12 as Decimal, .number, locale: locale)
    desk.tap()
    press(65, key)
    press(23, "5")
    #expect(desk.shown == shown)
    #expect(delegate.value == 12.5)
  }

  @Test func digitsAfterItNeverMakeAGroup() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tap()
    press(65, ",")
    for _ in 0..<3 { press(82, "0") }
    #expect(desk.shown == "12.000|")
    #expect(delegate.value == 12)
  }

  @Test func theMainKeyWithTheSameCharacterIsNotCertain() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tap()
    press(43, ",")
    for _ in 0..<3 { press(82, "0") }
    #expect(desk.shown == "12,000|")
    #expect(delegate.value == 12000)
  }

  @Test func replacesASelection() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tabInto()
    #expect(desk.shown == "[12]")
    press(65, ",")
    #expect(desk.shown == "0.|")
    #expect(delegate.value == 0)
  }

  @Test func replacesPartOfTheText() {
    let delegate = desk.attach(1234 as Decimal, .number)
    desk.tap().select(2..<4)
    press(65, ",")
    #expect(desk.shown == "1.|4")
    #expect(delegate.value == 1.4)
  }

  @Test func isRefusedInAFieldOfWholeNumbers() {
    let delegate = desk.attach(12 as Decimal, .number.precision(fraction: 0))
    var refusals: [NumericTextRefusal] = []
    delegate.onRefusal = { refusals.append($0) }
    desk.tap()
    press(65, ",")
    #expect(desk.shown == "12|")
    #expect(refusals == [.noFraction])
  }

  @Test func repeatsAreRefused() {
    let delegate = desk.attach(12 as Decimal, .number)
    var refusals: [NumericTextRefusal] = []
    delegate.onRefusal = { refusals.append($0) }
    desk.tap()
    press(65, ",")
    press(23, "5")
    press(65, ",")
    #expect(desk.shown == "12.5|")
    #expect(refusals == [.secondSeparator])
  }

  @Test func aLaterChangeThatIsNoKeyIsReadAsAText() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tap()
    press(65, ",")
    desk.event { desk.insert("50") }
    #expect(desk.shown == "12.50|")
    #expect(delegate.value == 12.5)
    desk.select(0..<5)
    desk.event { desk.insert("7") }
    #expect(delegate.value == 7)
  }

  @Test func anEventWithoutAKeyCodeIsNoKey() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tap()
    desk.window.currentEvent = NSEvent(.leftMouseUp, in: desk.window)
    desk.type(",")
    #expect(desk.shown == "12,|")
    #expect(delegate.session.text == "12,")
  }

  @Test func anInputMethodKeepsTheKey() {
    let delegate = desk.attach(12 as Decimal, .number)
    desk.tap().mark("1")
    let key = NSEvent(.keyDown, in: desk.window)
    key.keyCode = 65
    desk.window.currentEvent = key
    desk.mark("1.")
    #expect(delegate.session.isComposing)
    #expect(desk.shown == "121.|")
  }
}
