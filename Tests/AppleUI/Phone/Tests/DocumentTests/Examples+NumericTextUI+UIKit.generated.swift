// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextUI
import UIKit
import Testing

@MainActor @Suite("README.md") struct READMEMdNumericTextUIUIKitExamples {
  @Test("In an app") func example1() throws {
    let textField = UITextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD").locale(english).bounds(0...))
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInUIKit.md") struct NumericTextUINumericTextUIFieldsInUIKitMdNumericTextUIUIKitExamples {
  @Test("Any text field") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    _ = style
    let textField = UITextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 5 as Decimal, style: style)
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
    #expect(seen(textField.text) == "$5.00")
    amount.value = 12
    #expect(seen(textField.text) == "$12.00")
  }

  @Test("What the delegate tells") func example2() throws {
    final class Listener: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidBeginEditing(_ textField: UITextField) { count += 1 }
    }
    let listener = Listener()
    _ = listener
    let delegate = NumericTextFieldDelegate(value: nil as Int?, style: .number.locale(english))
    _ = delegate
    delegate.passthroughDelegate = listener
    delegate.onRefusal = { print($0.description) }
  }

  @Test("Keyboard and buttons") func example3() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: .number.locale(english))
    _ = delegate
    delegate.configuration.accessory = [.sign, .done]
    delegate.configuration.vibratesOnRefusal = true
    delegate.configuration.keyboardType = .numbersAndPunctuation
  }

  @Test("What only a field can do") func example4() throws {
    let textField = NumericTextInput()
    _ = textField
    let style = NumericTextStyle<Int>.number.locale(english).step(5)
    _ = style
    let seats = NumericTextFieldDelegate(value: 10, style: style)
    _ = seats
    discard(seats.attach(to: textField))
    discard(textField.accessibilityIncrement())
    #expect((seats.value) == 15)
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdNumericTextUIUIKitExamples {
  @Test("UIKit, with a delegate of this package") func example1() throws {
    let textField = UITextField()
    _ = textField
    let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    _ = formatter
    let delegate = NumericTextFieldDelegate(
      value: 0 as Decimal,
      style: formatter.style(clearsWhenValueIsZero: true)
    )
    _ = delegate
    discard(delegate.attach(to: textField))
    #expect(seen(textField.text) == "")
    delegate.value = 34.5
    #expect(seen(textField.text) == "$34.50")
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextFieldConfiguration.swift") struct NumericTextUIUIKitNumericTextFieldConfigurationSwiftNumericTextUIUIKitExamples {
  @Test("struct NumericTextFieldConfiguration") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(english))
    _ = delegate
    delegate.configuration.accessory = [.sign, .done]
    delegate.configuration.vibratesOnRefusal = true
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextFieldDelegate.swift") struct NumericTextUIUIKitNumericTextFieldDelegateSwiftNumericTextUIUIKitExamples {
  @Test("class NumericTextFieldDelegate<Bound: NumericTextBoundValue>: TextFieldAdapter") func example1() throws {
    let textField = UITextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD").locale(english))
    _ = amount
    amount.onChange = { print($0) }
    discard(amount.attach(to: textField))
  }

  @Test("var selectsAllOnFocus: Bool") func example2() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(english))
    _ = delegate
    delegate.selectsAllOnFocus = true
  }

  @Test("var onViolation: (NumericTextViolation?) -> Void") func example3() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(english))
    _ = delegate
    delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    delegate.onViolation = { violation in print(violation?.description ?? "valid") }
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextInput.swift") struct NumericTextUIUIKitNumericTextInputSwiftNumericTextUIUIKitExamples {
  @Test("class NumericTextInput: UITextField") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(english))
    _ = delegate
    let textField = NumericTextInput()
    _ = textField
    discard(delegate.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/TextFieldAdapter.swift") struct NumericTextUIUIKitTextFieldAdapterSwiftNumericTextUIUIKitExamples {
  @Test("func step(by count: Int)") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(english))
    _ = delegate
    discard(delegate.step(by: -1))
  }
}
