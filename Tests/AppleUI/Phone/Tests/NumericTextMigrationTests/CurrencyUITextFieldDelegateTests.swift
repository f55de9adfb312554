// SPDX-License-Identifier: MIT

import NumericText
import NumericTextMigration
import NumericTextUI
import Testing
import TouchUser
import UIKit

@MainActor
@Suite struct CurrencyUITextFieldDelegateTests {
  private let textField = UITextField()

  private var user: User { User(of: textField) }

  @Test func delegateFormatsAsItsDocumentSays() {
    let currencyFormatter = CurrencyFormatter {
      $0.locale = CurrencyLocale.englishUnitedStates
      $0.currency = .dollar
    }
    let textFieldDelegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
    textFieldDelegate.clearsWhenValueIsZero = true

    textField.delegate = textFieldDelegate

    user.tap()
    #expect(textField.text == "")
    user.type("3456")
    #expect(textField.text == "$34.56")
    user.deleteBackward(4)
    #expect(textField.text == "")
  }
}
