// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing
import UIKit

@testable import NumericTextUI

@MainActor
@Suite struct NumericTextFieldDelegateTests {
  @Test func typingFormats() {
    let field = UITextField()
    let delegate = NumericTextFieldDelegate(
      value: 0 as Decimal,
      style: .currency(code: "USD").locale(Locale(identifier: "en_US"))
    )
    delegate.attach(to: field)
    #expect(field.text == "$0.00")
    field.becomeFirstResponder()
    for key in ["1", "2", "3", "4"] { field.insertText(key) }
    #expect(field.text == "$1,234")
    #expect(delegate.value == 1234)
    field.resignFirstResponder()
    #expect(field.text == "$1,234.00")
  }
}
