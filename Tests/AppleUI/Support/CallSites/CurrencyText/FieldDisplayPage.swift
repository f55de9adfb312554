// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import NumericTextMigration
import UIKit

// A class that is not isolated to the main actor, as in the example app of the package CurrencyText.
// Swift 6 does not compile such a class, because it uses UIKit.
#if swift(<6)
  class FieldDisplay: NSObject {
    private let textField: UITextField
    private var textFieldDelegate: CurrencyUITextFieldDelegate!
    private(set) var unformatted: String?

    init(_ textField: UITextField) {
      self.textField = textField
      super.init()
    }

    func setUp(currency: Currency, locale: CurrencyLocale) {
      let currencyFormatter = CurrencyFormatter {
        $0.maxValue = 100_000_000
        $0.minValue = 1
        $0.currency = currency
        $0.locale = locale
        $0.hasDecimals = false
      }

      textFieldDelegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
      textFieldDelegate.clearsWhenValueIsZero = true
      textFieldDelegate.passthroughDelegate = self

      textField.delegate = textFieldDelegate
      textField.keyboardType = .numbersAndPunctuation
    }
  }

  extension FieldDisplay: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
      unformatted = textFieldDelegate.formatter.unformatted(string: textField.text ?? "0")
    }
  }
#endif
