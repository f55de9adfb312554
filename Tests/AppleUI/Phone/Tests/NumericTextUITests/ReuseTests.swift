// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

/// Tests of a text field that gets another delegate, as the field in a reused table cell does.
@Suite struct ReuseTests {
  private let first = Desk(5 as Decimal, .number.bounds(0...).step(1), in: NumericTextInput())
  private let second = NumericTextFieldDelegate(value: 7 as Decimal, style: .number)

  private var field: UITextField { first.field }

  @Test func newDelegateReplacesTheOldOne() {
    first.delegate.allowsScrubbing = true
    #expect(field.keyboardType == .decimalPad)
    second.attach(to: field)
    #expect(field.keyboardType == .numbersAndPunctuation)
    first.delegate.value = 12
    #expect(field.text == "7")
    #expect(first.delegate.textField == nil)
    #expect(field.gestureRecognizers?.isEmpty == true)
    first.user.tap().type("8")
    #expect(second.value == 78)
    #expect(first.delegate.value == 12)
  }

  @Test func buttonsAboveTheKeyboardEditTheNumberOfTheNewDelegate() throws {
    do {
      let released = NumericTextFieldDelegate(value: 1 as Decimal, style: .number)
      released.configuration.accessory = .clear
      released.allowsScrubbing = true
      released.attach(to: field)
    }
    second.configuration.accessory = .clear
    second.allowsScrubbing = true
    second.attach(to: field)
    try pressClear()
    #expect(second.value == 0)
    #expect(first.delegate.value == 5)
    #expect(field.gestureRecognizers?.count == 1)
  }

  @Test func detachingWhileEditingCommits() {
    var editing: [Bool] = []
    first.delegate.onEditingChanged = { editing.append($0) }
    first.user.tap().type("5.")
    second.attach(to: field)
    #expect(editing == [true, false])
    #expect(first.commits == 1)
    #expect(!first.delegate.session.isActive)
    #expect(first.delegate.session.text == "55")
  }

  @Test func detachingWhileEditingShowsTheCommittedNumber() {
    let desk = Desk(50 as Decimal, .number.bounds(10...100))
    desk.user.tap().select(0..<2).type("3")
    desk.delegate.detach()
    #expect(desk.field.text == "10")
    #expect(desk.delegate.value == 10)
  }

  @Test func delegateAttachedElsewhereByItsCommitStaysAttached() {
    let other = UITextField(frame: .zero)
    first.delegate.onCommit = { [first] in first.delegate.attach(to: other) }
    first.user.tap().type("5")
    first.delegate.detach()
    #expect(first.delegate.textField === other)
    #expect(other.text == "55")
    first.delegate.onCommit = {}
  }

  @Test func fieldOfAReleasedDelegateIsAsItWas() {
    let field = UITextField()
    UIAccessibility.isVoiceOverRunning = true
    defer { UIAccessibility.isVoiceOverRunning = false }
    do {
      let released = NumericTextFieldDelegate(value: 1, style: .number.bounds(0...).step(1))
      released.configuration.accessory = .clear
      released.attach(to: field)
      #expect(field.accessibilityValue != nil)
    }
    let new = UITextField()
    #expect(field.keyboardType == new.keyboardType)
    #expect(field.autocorrectionType == new.autocorrectionType)
    #expect(field.inputAccessoryView == nil && field.allowsNumberPadPopover)
    #expect(field.accessibilityValue == nil)
    #expect(field.accessibilityCustomActions?.isEmpty == true)
  }

  private func pressClear() throws {
    let bar = try #require(field.inputAccessoryView as? UIToolbar)
    try #require(bar.items?.first).press()
  }
}
