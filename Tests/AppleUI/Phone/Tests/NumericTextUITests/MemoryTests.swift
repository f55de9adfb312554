// SPDX-License-Identifier: MIT

import NumericTextUI
import Testing
import TouchUser

@Suite struct MemoryTests {
  @Test func fieldAndDelegateDoNotRetainEachOther() {
    weak var field: UITextField?
    weak var delegate: NumericTextFieldDelegate<Decimal>?
    do {
      let desk = Desk(0 as Decimal, in: NumericTextInput())
      (field, delegate) = (desk.field, desk.delegate)
      desk.delegate.configuration.accessory = [.sign, .clear, .done]
      desk.user.tap().type("12").undo().leave()
    }
    #expect(field == nil)
    #expect(delegate == nil)
  }

  @Test func fieldIsAPlainFieldAfterItsDelegateIsReleased() {
    let user: User
    do {
      let desk = Desk(0 as Decimal)
      user = desk.user
      user.tap().type("12")
    }
    #expect(user.undo().text == "12")
    #expect(user.type("x").text == "12x")
    user.leave()
  }

  @Test func detachedFieldIsAPlainField() {
    let desk = Desk(5 as Decimal, .number.step(1), in: NumericTextInput())
    desk.delegate.configuration.accessory = .done
    desk.delegate.detach()
    desk.user.tap().type("x")
    #expect(desk.field.text == "5x")
    #expect(desk.field.delegate == nil)
    #expect(desk.field.inputAccessoryView == nil)
    #expect(desk.field.keyboardType == .default)
    #expect(!desk.field.accessibilityTraits.contains(.adjustable))
    #expect(desk.delegate.textField == nil)
  }
}
