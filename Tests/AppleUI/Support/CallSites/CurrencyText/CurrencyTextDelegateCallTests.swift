// SPDX-License-Identifier: MIT

import NumericTextMigration
import SimulatedUser
import Testing

/// Tests of the UIKit form in this folder, which was written for the delegate in the package
/// CurrencyText.
@MainActor
@Suite struct CurrencyTextDelegateCallTests {
  private let form = InvoiceForm()
  private let window = UIWindow(frame: .zero)

  private var net: User { User(of: form.net) }
  private var shipping: User { User(of: form.shipping) }

  init() {
    window.addSubview(form.net)
    window.addSubview(form.shipping)
    form.setUp()
  }

  @Test func twoFieldsOfOneDelegateKeepTheirOwnAmounts() {
    net.tap().type("120")
    shipping.tap()
    #expect(form.net.text == "$1.20")
    #expect(form.shipping.text == "")
    shipping.type("7")
    #expect(form.shipping.text == "$0.07")
    net.tap().type("5")
    #expect(form.net.text == "$12.05")
    net.leave()
    #expect(form.net.text == "$12.05")
    #expect(form.shipping.text == "$0.07")
    #expect(form.log == ["$1.20 is 1.2", "$0.07 is 0.07", "$12.05 is 12.05"])
  }

  // Swift 6 does not compile `FieldDisplay`, which is not isolated to the main actor.
  #if swift(<6)
    @Test func classWithoutIsolationUsesTheDelegate() {
      let field = UITextField(frame: .zero)
      window.addSubview(field)
      let display = FieldDisplay(field)
      display.setUp(currency: .dollar, locale: .englishUnitedStates)
      let user = User(of: field)
      user.tap().type("1234").leave()
      #expect(field.text == "$1,234")
      #expect(display.unformatted == "1234")
    }
  #endif

  @Test func anotherFormatterKeepsTheAmountsOfBothFields() {
    net.tap().type("120")
    shipping.tap().type("7")
    form.switchToEuros()
    #expect(form.net.text == "€1.20")
    #expect(form.shipping.text == "€0.07")
  }

  @Test func nextKeyEditsATextSetWhileEditing() {
    net.tap().type("12")
    form.net.text = "$500.00"
    net.type("7")
    #expect(form.net.text == "$5,000.07")
    form.net.text = ""
    net.type("8")
    #expect(form.net.text == "$0.08")
    form.net.text = "$3.45"
    net.deleteBackward()
    #expect(form.net.text == "$0.34")
    form.net.text = "$9.99"
    net.leave()
    #expect(form.net.text == "$9.99")
    #expect(form.log == ["$9.99 is 9.99"])
  }

  @Test func amountInTheTextFieldIsEdited() {
    form.net.text = "$1,234.50"
    net.tap()
    #expect(form.net.text == "$1,234.50")
    net.type("7").leave()
    #expect(form.net.text == "$12,345.07")
    form.net.text = ""
    net.tap().type("8")
    #expect(form.net.text == "$0.08")
  }

  @Test func longAmountIsExact() {
    let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    let delegate = CurrencyUITextFieldDelegate(formatter: formatter)
    form.net.delegate = delegate
    net.tap().type("1234567890123456789")
    #expect(delegate.value == Decimal(string: "12345678901234567.89"))
  }

  @Test func focusingAndLeavingChangesNoText() {
    net.tap().leave()
    #expect(form.net.text == "")
    form.shipping.text = "$4.50"
    shipping.tap().leave()
    #expect(form.shipping.text == "$4.50")
  }

  @Test func dictatedDigitsAreInserted() {
    net.tap().type("1").dictate("25")
    #expect(form.net.text == "$1.25")
  }

  @Test func anotherDelegateOfTheAppTakesOver() {
    net.tap().type("120")
    form.net.delegate = nil
    #expect(net.type("a").text == "$1.20a")
  }

  @Test func delegatesOfTwoCurrenciesTakeTurns() {
    let dollars = CurrencyUITextFieldDelegate(formatter: englishFormatter(.dollar))
    let euros = CurrencyUITextFieldDelegate(formatter: englishFormatter(.euro))
    form.net.delegate = dollars
    net.tap().type("120").leave()
    form.net.delegate = euros
    net.tap().type("5").leave()
    #expect(form.net.text == "€12.05")
    form.net.delegate = dollars
    net.tap().select(4..<6)
    #expect(net.cut() == "05")
    #expect(form.net.text == "$0.12")
    #expect(dollars.value == 0.12)
    #expect(form.net.autocorrectionType == .no)
    dollars.detach(from: form.net)
    #expect(form.net.delegate == nil)
    #expect(form.net.autocorrectionType == UITextField().autocorrectionType)
    #expect(net.type("a").text == "$0.12a")
  }

  @Test func subclassesCanOverrideMethods() {
    let delegate = TipDelegate(formatter: englishFormatter(.dollar))
    form.net.delegate = delegate
    net.tap().type("195")
    #expect(form.net.text == "$0.15")
    net.pressReturn()
    #expect(delegate.returns == 1)
    #expect(delegate.ends == 1)
    #expect(!form.net.isFirstResponder)
    #expect(makeDelegates().count == 2)
  }
}
