// SPDX-License-Identifier: MIT

import NumericTextMigration
import Testing
import TouchUser

/// Tests of the examples in CurrencyText's documentation, and of the behavior that this
/// documentation describes.
@Suite struct CurrencyUITextFieldDelegateTests {
  private let textField = UITextField()
  private let user: User
  private let textFieldDelegate = CurrencyUITextFieldDelegate(
    formatter: CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
  )

  init() {
    user = User(of: textField)
    textField.delegate = textFieldDelegate
  }

  @Test func settingTheDelegateFormatsTheInput() {
    textFieldDelegate.clearsWhenValueIsZero = true
    user.tap()
    #expect(textField.text == "")
    user.type("3456")
    #expect(textField.text == "$34.56")
    user.deleteBackward(3)
    #expect(textField.text == "$0.03")
    user.deleteBackward()
    #expect(textField.text == "")
    user.leave()
    #expect(textField.text == "")
  }

  @Test func clearsZeroOnlyIfConfigured() {
    user.tap()
    #expect(textField.text == "")
    user.type("5").deleteBackward()
    #expect(textField.text == "$0.00")
  }

  @Test func passthroughDelegateReceivesEveryCallbackAndCanRefuse() {
    let selfTextFieldDelegateListener = Listener()
    textFieldDelegate.passthroughDelegate = selfTextFieldDelegateListener
    user.tap().type("12").leave()
    let strings = selfTextFieldDelegateListener.strings
    #expect(strings == ["1", "2"])
    #expect(selfTextFieldDelegateListener.begins == 1)
    #expect(selfTextFieldDelegateListener.ends == 1)

    selfTextFieldDelegateListener.answer = false
    user.tap().type("3")
    #expect(textField.text == "$0.12")
  }

  @Test func acceptsNegativeValues() {
    let formatter = CurrencyFormatter {
      $0.currency = .brazilianReal
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    let textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
    textField.delegate = textFieldDelegate
    textField.keyboardType = .numbersAndPunctuation

    user.tap().type("-3456")
    #expect(textField.text == "-R$34.56")
    #expect(textField.keyboardType == .numbersAndPunctuation)
  }

  @Test func startsWithTheAmountInTheTextField() {
    textField.delegate = nil
    textField.text = "$1,234.50"
    textField.delegate = textFieldDelegate
    user.tap()
    #expect(textField.text == "$1,234.50")
    user.type("7")
    #expect(textField.text == "$12,345.07")
    user.leave()
    textField.text = ""
    user.tap().type("8")
    #expect(textField.text == "$0.08")
  }

  @Test func appliesTheAdvancedSetup() {
    let formatter = CurrencyFormatter {
      $0.locale = CurrencyLocale.englishUnitedStates
      $0.hasDecimals = false
      $0.maxValue = 999999
      $0.groupingSize = 2
      $0.groupingSeparator = ";"
      $0.currencySymbol = "💶"
    }
    #expect(formatter.string(from: 100_000_000) == "💶99;99;99")
    let textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
    textField.delegate = textFieldDelegate
    user.tap().type("12345")
    #expect(textField.text == "💶1;23;45")
    user.type("67")
    #expect(textField.text == "💶99;99;99")
  }

  @Test func longAmountIsExact() {
    user.tap().type("1234567890123456789")
    #expect(textFieldDelegate.value == Decimal(string: "12345678901234567.89"))
  }
}

private final class Listener: NSObject, UITextFieldDelegate {
  var strings: [String] = []
  var begins = 0
  var ends = 0
  var answer = true

  func textFieldDidBeginEditing(_ textField: UITextField) { begins += 1 }
  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    strings.append(string)
    return answer
  }
}
