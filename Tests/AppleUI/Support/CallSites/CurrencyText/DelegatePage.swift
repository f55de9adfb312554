// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import NumericTextMigration
import UIKit

// A UIKit form, written for the delegate in the package CurrencyText. Only the import was changed.

@MainActor
final class InvoiceForm: NSObject {
  let net = UITextField(frame: .zero)
  let shipping = UITextField(frame: .zero)
  private(set) var log: [String] = []

  private var textFieldDelegate: CurrencyUITextFieldDelegate!

  func setUp() {
    let currencyFormatter = CurrencyFormatter {
      $0.maxValue = 100_000
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
      $0.hasDecimals = true
    }

    textFieldDelegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
    textFieldDelegate.clearsWhenValueIsZero = true
    textFieldDelegate.passthroughDelegate = self

    net.delegate = textFieldDelegate
    shipping.delegate = textFieldDelegate
    net.keyboardType = .numbersAndPunctuation
  }

  func switchToEuros() {
    textFieldDelegate.formatter = englishFormatter(.euro)
  }
}

extension InvoiceForm: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {
    let unformattedValue =
      textFieldDelegate
      .formatter
      .unformatted(
        string: textField.text ?? "0"
      ) ?? "0"
    log.append("\(textField.text ?? "") is \(unformattedValue)")
  }
}

/// A subclass that overrides the methods of the delegate.
///
/// In CurrencyText, the class is `public` but not `open`, so only an app that compiles its source
/// files can have such a subclass.
final class TipDelegate: CurrencyUITextFieldDelegate {
  var returns = 0
  var ends = 0

  override init(formatter: CurrencyFormatter) {
    super.init(formatter: formatter)
    clearsWhenValueIsZero = false
  }

  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    textField.resignFirstResponder()
    return super.textFieldShouldReturn(textField)
  }

  override func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    super.textFieldShouldBeginEditing(textField)
  }

  override func textFieldDidBeginEditing(_ textField: UITextField) {
    super.textFieldDidBeginEditing(textField)
  }

  override func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    super.textFieldShouldEndEditing(textField)
  }

  override func textFieldDidEndEditing(_ textField: UITextField) {
    super.textFieldDidEndEditing(textField)
    ends += 1
  }

  override func textFieldShouldClear(_ textField: UITextField) -> Bool {
    super.textFieldShouldClear(textField)
  }

  override func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string != "9" else { return false }
    return super.textField(
      textField,
      shouldChangeCharactersIn: range,
      replacementString: string
    )
  }
}

@MainActor
func makeDelegates() -> [CurrencyUITextFieldDelegate] {
  [CurrencyUITextFieldDelegate(), TipDelegate(formatter: CurrencyFormatter())]
}
