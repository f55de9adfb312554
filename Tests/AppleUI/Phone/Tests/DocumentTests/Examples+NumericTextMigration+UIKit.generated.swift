// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextMigration
import UIKit
import Testing

@MainActor @Suite("Sources/NumericTextMigration/CurrencyUITextFieldDelegate.swift") struct NumericTextMigrationCurrencyUITextFieldDelegateSwiftNumericTextMigrationUIKitExamples {
  @Test("final class CurrencyUITextFieldDelegate: NumericTextFieldDelegate<Decimal>") func example1() throws {
    var textFieldDelegate = CurrencyUITextFieldDelegate()
    touch(&textFieldDelegate)
    let textField = UITextField()
    _ = textField
    let formatter = CurrencyFormatter { $0.locale = english; $0.currency = .dollar }
    _ = formatter
    textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
    textFieldDelegate.clearsWhenValueIsZero = true
    textField.delegate = textFieldDelegate
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdNumericTextMigrationUIKitExamples {
  @Test("UIKit, as it is") func example1() throws {
    let textField = UITextField()
    _ = textField
    let currencyFormatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    _ = currencyFormatter
    let textFieldDelegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
    _ = textFieldDelegate
    textFieldDelegate.clearsWhenValueIsZero = true
    textField.delegate = textFieldDelegate
  }
}
