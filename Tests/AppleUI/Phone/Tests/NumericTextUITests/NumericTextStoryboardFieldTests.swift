// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

@Suite struct NumericTextStoryboardFieldTests {
  @Test func attributesOfTheStoryboardSetTheStyle() {
    let field = NumericTextStoryboardField(frame: .zero)
    field.localeIdentifier = "de_CH"
    field.currencyCode = "CHF"
    field.minimum = "0"
    field.maximum = "99.5"
    let user = User(of: field)
    user.tap().type("123").leave()
    #expect(field.decimalValue == 99.5)
    #expect(field.text == "CHF\u{A0}99.50")
    field.decimalValue = nil
    #expect(field.text == "")
  }

  @Test func delegateOfTheStoryboardReceivesCallbacks() {
    let listener = OldListener()
    let field = NumericTextStoryboardField(frame: .zero)
    field.numericTextDelegate.detach()
    field.delegate = listener
    field.awakeFromNib()
    let user = User(of: field)
    user.tap().type("7").leave()
    #expect(field.decimalValue == 7)
    #expect(listener.ends == 1)
  }
}
