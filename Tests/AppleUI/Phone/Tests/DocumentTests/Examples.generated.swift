// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import Foundation
import NumericText
import NumericTextMigration
import NumericTextUI
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("README.md") struct READMEMdExamples {
  @Test("In an app") func example1() throws {
    struct Checkout: View {
      @State private var amount: Decimal = 0
      @State private var weight: Double?
      var body: some View {
        NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(Locale(identifier: "en_US")))
        NumericTextField("Weight", value: $weight, style: .number.locale(Locale(identifier: "en_US")).bounds(0...).suffix(" kg"))
      }
    }
  }

  @Test("In an app") func example2() throws {
    let textField = UITextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")).bounds(0...))
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextMigration/CurrencyField.swift") struct NumericTextMigrationCurrencyFieldSwiftExamples {
  @Test("struct CurrencyField: View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal?
    var body: some View {
    CurrencyField(
      "Enter meal cost",
      value: Binding(
        get: { amount.map { NSDecimalNumber(decimal: $0) } },
        set: { amount = $0?.decimalValue }
      )
    )
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextMigration/CurrencyTextField.swift") struct NumericTextMigrationCurrencyTextFieldSwiftExamples {
  @Test("struct CurrencyTextField: View") func example1() throws {
    struct Example: View {
    @State private var amount: Double?
    @State private var text: String = ""
    var body: some View {
    CurrencyTextField(
      configuration: .init(text: $text, inputAmount: $amount, formatter: .default)
    )
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextMigration/CurrencyUITextFieldDelegate.swift") struct NumericTextMigrationCurrencyUITextFieldDelegateSwiftExamples {
  @Test("final class CurrencyUITextFieldDelegate: NumericTextFieldDelegate<Decimal>") func example1() throws {
    var textFieldDelegate = CurrencyUITextFieldDelegate()
    touch(&textFieldDelegate)
    let textField = UITextField()
    _ = textField
    let formatter = CurrencyFormatter { $0.locale = Locale(identifier: "en_US"); $0.currency = .dollar }
    _ = formatter
    textFieldDelegate = CurrencyUITextFieldDelegate(formatter: formatter)
    textFieldDelegate.clearsWhenValueIsZero = true
    textField.delegate = textFieldDelegate
  }
}

@MainActor @Suite("Sources/NumericTextMigration/DiffableTextField.swift") struct NumericTextMigrationDiffableTextFieldSwiftExamples {
  @Test("struct DiffableTextField<Bound: NumericTextBoundValue>: View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    DiffableTextField($amount) {
      .currency(code: "SEK")
      .bounds((0 as Decimal)...)
      .precision(integer: 1..., fraction: 2)
    }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextMigration/NumberField.swift") struct NumericTextMigrationNumberFieldSwiftExamples {
  @Test("struct NumberField<Bound: NumericTextBoundValue>: View") func example1() throws {
    struct Example: View {
    @State private var price: Decimal = 0
    let formatter = NumberFormatter()
    var body: some View {
    NumberField("Price", value: $price, formatter: formatter)
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextMigration/NumberTextField.swift") struct NumericTextMigrationNumberTextFieldSwiftExamples {
  @Test("struct NumberTextField: View") func example1() throws {
    struct Example: View {
    @State private var value: Decimal?
    let formatter = NumberFormatter()
    var body: some View {
    NumberTextField("Enter here...", value: $value, formatter: formatter) { number in
      print(number ?? 0)
    }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInSwiftUI.md") struct NumericTextUINumericTextUIFieldsInSwiftUIMdExamples {
  @Test("A number and a style") func example1() throws {
    struct Payment: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount) {
          .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
        }
      }
    }
  }

  @Test("A number that may be missing") func example2() throws {
    struct Parcel: View {
      @State private var weight: Double?
      var body: some View {
        NumericTextField(
          value: $weight,
          style: .number.locale(Locale(identifier: "en_US")).precision(fraction: 0...2).suffix(" kg"),
          prompt: Text("0 kg")
        ) {
          Text("Weight")
        }
      }
    }
  }

  @Test("A formatter that is there already") func example3() throws {
    struct Prices: View {
      @State private var price: Decimal = 0
      @State private var tip = 0.15
      let formatter: NumberFormatter
      var body: some View {
        NumericTextField("Price", value: $price, format: .currency(code: "EUR").locale(Locale(identifier: "en_US")))
        NumericTextField("Tip", value: $tip, formatter: formatter)
      }
    }
  }

  @Test("What happens in it") func example4() throws {
    struct Order: View {
      @State private var count = 1
      @State private var hint = ""
      @State private var isEditing = false
      var body: some View {
        NumericTextField("Count", value: $count, style: .number.locale(Locale(identifier: "en_US")).bounds(1...99))
          .numericTextFocus($isEditing)
          .onNumericTextRefusal { reason in hint = reason.description }
          .onNumericTextCommit { hint = "" }
          .onNumericTextEditingChanged { isEditing in print(isEditing) }
        Text(hint)
      }
    }
  }

  @Test("Looks and keyboard") func example5() throws {
    struct BigAmount: View {
      @State private var change: Decimal = 0
      var body: some View {
        NumericTextField("Change", value: $change, style: .number.locale(Locale(identifier: "en_US")))
          .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
          .numericTextColor(.blue)
          .numericTextBorder(.rounded)
          .numericTextKeyboard(.numbersAndPunctuation)
          .numericTextAccessory([.sign, .done])
          .numericTextReturnKey(.done)
          .numericTextRefusals(announces: true, vibrates: true)
          .numericTextConfiguration { $0.clearButtonMode = .whileEditing }
      }
    }
  }

  @Test("Which modifiers reach which field") func example6() throws {
    struct Checkout: View {
      enum Field { case net, gross }
      @State private var net: Decimal = 0
      @State private var gross: Decimal = 0
      @State private var field: Field?
      var body: some View {
        Form {
          NumericTextField("Net", value: $net, style: .currency(code: "EUR").locale(Locale(identifier: "en_US")))
            .onSubmit { field = .gross }
            .numericTextFocus($field, equals: .net)
          NumericTextField("Gross", value: $gross, style: .currency(code: "EUR").locale(Locale(identifier: "en_US")))
            .numericTextFocus($field, equals: .gross)
        }
        .onNumericTextSubmit { print(net, gross) }
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInUIKit.md") struct NumericTextUINumericTextUIFieldsInUIKitMdExamples {
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
    let delegate = NumericTextFieldDelegate(value: nil as Int?, style: .number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.passthroughDelegate = listener
    delegate.onRefusal = { print($0.description) }
  }

  @Test("Keyboard and buttons") func example3() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.configuration.accessory = [.sign, .done]
    delegate.configuration.vibratesOnRefusal = true
    delegate.configuration.keyboardType = .numbersAndPunctuation
  }

  @Test("What only a field can do") func example4() throws {
    let textField = NumericTextInput()
    _ = textField
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).step(5)
    _ = style
    let seats = NumericTextFieldDelegate(value: 10, style: style)
    _ = seats
    discard(seats.attach(to: textField))
    discard(textField.accessibilityIncrement())
    #expect((seats.value) == 15)
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyField.md") struct NumericTextUINumericTextUIFromCurrencyFieldMdExamples {
  @Test("As it is") func example1() throws {
    struct ContentView: View {
      @State private var amount: Decimal?
      var body: some View {
        CurrencyField(
          "Enter meal cost",
          value: Binding(get: {
            amount.map { NSDecimalNumber(decimal: $0) }
          }, set: { number in
            amount = number?.decimalValue
          })
        )
      }
    }
  }

  @Test("With a field of this package") func example2() throws {
    struct MealCost: View {
      @State private var amount: Decimal?
      var body: some View {
        NumericTextField("Enter meal cost", value: $amount, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdExamples {
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

  @Test("UIKit, with a delegate of this package") func example2() throws {
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

  @Test("SwiftUI, as it is") func example3() throws {
    struct MyView: View {
      @State private var hasFocus: Bool?
      @State private var text = ""
      @State private var amount: Double?
      var body: some View {
        CurrencyTextField(
          configuration: .init(
            placeholder: "Play with me...",
            text: $text,
            inputAmount: $amount,
            hasFocus: $hasFocus,
            clearsWhenValueIsZero: true,
            formatter: .default
          )
        )
        .onAppear {
          hasFocus = true
        }
      }
    }
  }

  @Test("SwiftUI, with a field of this package") func example4() throws {
    struct PriceField: View {
      @State private var price: Decimal = 0
      var body: some View {
        NumericTextField("Price", value: $price, style: CurrencyFormatter.default.style())
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromDiffableTextViews.md") struct NumericTextUINumericTextUIFromDiffableTextViewsMdExamples {
  @Test("As it is") func example1() throws {
    struct DiffableAmountTextField: View {
      @State var amount: Decimal = 0
      var body: some View {
        DiffableTextField($amount) {
          .currency(code: "SEK")
          .bounds((0 as Decimal)...)
          .precision(integer: 1..., fraction: 2)
        }
        .environment(\.locale, Locale(identifier: "en_SE"))
      }
    }
  }

  @Test("With a field of this package") func example2() throws {
    struct AmountField: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount) {
          .currency(code: "SEK")
            .bounds((0 as Decimal)...)
            .precision(integer: 1..., fraction: 2)
        }
        .environment(\.locale, Locale(identifier: "en_SE"))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberField.md") struct NumericTextUINumericTextUIFromNumberFieldMdExamples {
  @Test("With its name") func example1() throws {
    struct NamedField: View {
      @State private var amount: Decimal? = 0
      let formatter: NumberFormatter
      var body: some View {
        DecimalField("Amount", value: $amount, formatter: formatter)
      }
    }
  }

  @Test("With a field of this package") func example2() throws {
    struct AmountField: View {
      @State private var amount: Decimal = 0
      let formatter: NumberFormatter
      var body: some View {
        NumericTextField("Amount", value: $amount, formatter: formatter)
        Button("Pay") { print(amount) }.disabled(amount == 0)
      }
    }
  }

  @Test("With a field of this package") func example3() throws {
    struct LateField: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField(
          "Amount",
          value: $amount,
          style: .currency(code: "USD").locale(Locale(identifier: "en_US")).formatting(.onCommit)
        )
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberTextField.md") struct NumericTextUINumericTextUIFromNumberTextFieldMdExamples {
  @Test("As it is") func example1() throws {
    struct ContentView: View {
      var numberFormatter: NumberFormatter {
        let f = NumberFormatter()
        f.numberStyle = .percent
        f.maximumFractionDigits = 5
        return f
      }
      @State var value: Decimal? = 1.5
      var body: some View {
        NumberTextField("Enter here...",
                        value: self.$value,
                        formatter: self.numberFormatter,
                        onChange: { num in print(num ?? 0) },
                        onCommit: { num in print(num ?? 0) })
      }
    }
  }

  @Test("With a field of this package") func example2() throws {
    struct ContentView: View {
      @State private var value: Decimal? = 1.5
      let numberFormatter: NumberFormatter
      var body: some View {
        NumericTextField("Enter here...", value: $value, formatter: numberFormatter)
          .onNumericTextCommit { print(value ?? 0) }
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromTextField.md") struct NumericTextUINumericTextUIFromTextFieldMdExamples {
  @Test("Before") func example1() throws {
    struct NativeForm: View {
      @State private var amount: Decimal = 0
      var body: some View {
        TextField("Amount", value: $amount, format: .currency(code: "SEK").locale(Locale(identifier: "en_US")))
      }
    }
  }

  @Test("After") func example2() throws {
    struct Form: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(Locale(identifier: "en_US")))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/NumericTextUI.md") struct NumericTextUINumericTextUINumericTextUIMdExamples {
  @Test("Overview") func example1() throws {
    struct Checkout: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").locale(Locale(identifier: "en_US")).bounds(0...))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextBorder.swift") struct NumericTextUISwiftUINumericTextBorderSwiftExamples {
  @Test("func numericTextBorder(_ border: NumericTextBorder) -> some View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextBorder(.rounded)
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField+Format.swift") struct NumericTextUISwiftUINumericTextFieldFormatSwiftExamples {
  @Test("init<Format: NumericTextFormat & ParseableFormatStyle>(") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(Locale(identifier: "en_US")))
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField+Modifiers.swift") struct NumericTextUISwiftUINumericTextFieldModifiersSwiftExamples {
  @Test("func onSubmit(") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    func save(_ amount: Decimal) {}
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .onSubmit { save(amount) }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField+Style.swift") struct NumericTextUISwiftUINumericTextFieldStyleSwiftExamples {
  @Test("init(") func example1() throws {
    struct Example: View {
    @State private var weight: Decimal = 0
    var body: some View {
    NumericTextField(value: $weight, style: .number.locale(Locale(identifier: "en_US")).suffix(" kg"), prompt: Text("0")) {
      Text("Weight")
    }
    }
    }
  }

  @Test("init(") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").locale(Locale(identifier: "en_US")).bounds(0...))
    }
    }
  }

  @Test("init(") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount) {
      .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
    }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField.swift") struct NumericTextUISwiftUINumericTextFieldSwiftExamples {
  @Test("struct NumericTextField<Label: View, Bound: NumericTextBoundValue>: View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount) {
      .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
    }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextActions.swift") struct NumericTextUISwiftUIViewNumericTextActionsSwiftExamples {
  @Test("func onNumericTextRefusal(") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    @State private var hint: String = ""
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")).bounds(0...))
      .onNumericTextRefusal { reason in hint = "\(reason)" }
    }
    }
  }

  @Test("func onNumericTextViolation(") func example2() throws {
    struct Example: View {
    @State private var age: Decimal = 0
    @State private var hint: String = ""
    var body: some View {
    NumericTextField("Age", value: $age, style: .number.locale(Locale(identifier: "en_US")).bounds(0...130).enforcement(.reportOnly))
      .onNumericTextViolation { violation in hint = violation.map { "\($0)" } ?? "" }
    }
    }
  }

  @Test("func onNumericTextCommit(") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    func save(_ amount: Decimal) {}
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .onNumericTextCommit { save(amount) }
    }
    }
  }

  @Test("func onNumericTextSubmit(") func example4() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    func save(_ amount: Decimal) {}
    var body: some View {
    Form {
      NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
    }
    .onNumericTextSubmit { save(amount) }
    }
    }
  }

  @Test("func numericTextSelectsAllOnFocus(_ selectsAll: Bool = true) -> some View") func example5() throws {
    struct Example: View {
    @State private var quantity: Decimal = 0
    var body: some View {
    NumericTextField("Quantity", value: $quantity, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextSelectsAllOnFocus()
    }
    }
  }

  @Test("func numericTextStepGesture(") func example6() throws {
    struct Example: View {
    @State private var quantity: Decimal = 0
    var body: some View {
    NumericTextField("Quantity", value: $quantity, style: .number.locale(Locale(identifier: "en_US")).step(1))
      .numericTextStepGesture(.swipes)
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextFocus.swift") struct NumericTextUISwiftUIViewNumericTextFocusSwiftExamples {
  @Test("func numericTextFocus(_ isFocused: Binding<Bool>) -> some View") func example1() throws {
    struct Example: View {
    @State private var isEditingAmount = false
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextFocus($isEditingAmount)
    }
    }
  }

  @Test("func numericTextFocus<Value: Hashable>(") func example2() throws {
    struct Example: View {
    @State private var field: String?
    @State private var gross: Decimal = 0
    @State private var net: Decimal = 0
    var body: some View {
    NumericTextField("Net", value: $net, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextFocus($field, equals: "net")
    NumericTextField("Gross", value: $gross, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextFocus($field, equals: "gross")
    }
    }
  }

  @Test("func numericTextSelection(") func example3() throws {
    struct Example: View {
    @State private var selection: Range<Int>?
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextSelection($selection)
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextUIKit.swift") struct NumericTextUISwiftUIViewNumericTextUIKitSwiftExamples {
  @Test("func numericTextKeyboard(_ type: UIKeyboardType) -> some View") func example1() throws {
    struct Example: View {
    @State private var change: Decimal = 0
    var body: some View {
    NumericTextField("Change", value: $change, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextKeyboard(.numbersAndPunctuation)
    }
    }
  }

  @Test("func numericTextFont(_ font: UIFont) -> some View") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    }
    }
  }

  @Test("func numericTextAccessory(") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextAccessory([.sign, .done])
    }
    }
  }

  @Test("func numericTextConfiguration(") func example4() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextConfiguration { $0.borderStyle = .roundedRect }
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextFieldConfiguration.swift") struct NumericTextUIUIKitNumericTextFieldConfigurationSwiftExamples {
  @Test("struct NumericTextFieldConfiguration") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.configuration.accessory = [.sign, .done]
    delegate.configuration.vibratesOnRefusal = true
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextFieldDelegate.swift") struct NumericTextUIUIKitNumericTextFieldDelegateSwiftExamples {
  @Test("class NumericTextFieldDelegate<Bound: NumericTextBoundValue>: TextFieldAdapter") func example1() throws {
    let textField = UITextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    _ = amount
    amount.onChange = { print($0) }
    discard(amount.attach(to: textField))
  }

  @Test("var selectsAllOnFocus: Bool") func example2() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.selectsAllOnFocus = true
  }

  @Test("var onViolation: (NumericTextViolation?) -> Void") func example3() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    delegate.onViolation = { violation in print(violation?.description ?? "valid") }
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/NumericTextInput.swift") struct NumericTextUIUIKitNumericTextInputSwiftExamples {
  @Test("class NumericTextInput: UITextField") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    let textField = NumericTextInput()
    _ = textField
    discard(delegate.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextUI/UIKit/TextFieldAdapter.swift") struct NumericTextUIUIKitTextFieldAdapterSwiftExamples {
  @Test("func step(by count: Int)") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    discard(delegate.step(by: -1))
  }
}
