// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import AppKit
import Foundation
import NumericText
import NumericTextMigration
import NumericTextUI
import SwiftUI
import Testing

@MainActor @Suite("README.md") struct READMEMdExamples {
  @Test("In an app") func example1() throws {
    let textField = NSTextField(frame: .zero)
    _ = textField
    let seats = NumericTextFieldDelegate(value: 2, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(1...99).step(1))
    _ = seats
    discard(seats.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextMigration/CurrencyText/CurrencyNSTextFieldDelegate.swift") struct NumericTextMigrationCurrencyTextCurrencyNSTextFieldDelegateSwiftExamples {
  @Test("final class CurrencyNSTextFieldDelegate") func example1() throws {
    let textField = NSTextField(frame: .zero)
    _ = textField
    let formatter = CurrencyFormatter { $0.locale = Locale(identifier: "en_US"); $0.currency = .dollar }
    _ = formatter
    let amount = CurrencyNSTextFieldDelegate(formatter: formatter)
    _ = amount
    discard(amount.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextUI/AppKit/NumericTextFieldConfiguration+AppKit.swift") struct NumericTextUIAppKitNumericTextFieldConfigurationAppKitSwiftExamples {
  @Test("struct NumericTextFieldConfiguration") func example1() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.configuration.beepsOnRefusal = true
  }
}

@MainActor @Suite("Sources/NumericTextUI/AppKit/NumericTextFieldDelegate+AppKit.swift") struct NumericTextUIAppKitNumericTextFieldDelegateAppKitSwiftExamples {
  @Test("final class NumericTextFieldDelegate<Bound: NumericTextBoundValue>") func example1() throws {
    let textField = NSTextField(frame: .zero)
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

  @Test("func step(by count: Int)") func example3() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    discard(delegate.step(by: -1))
  }

  @Test("var onViolation: (NumericTextViolation?) -> Void") func example4() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")))
    _ = delegate
    delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    delegate.onViolation = { violation in print(violation?.description ?? "valid") }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInAppKit.md") struct NumericTextUINumericTextUIFieldsInAppKitMdExamples {
  @Test("Any text field") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    _ = style
    let textField = NSTextField(frame: .zero)
    _ = textField
    let amount = NumericTextFieldDelegate(value: 5 as Decimal, style: style)
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
    #expect(seen(textField.stringValue) == "$5.00")
  }

  @Test("Saying no") func example2() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")).bounds(0...))
    _ = delegate
    delegate.onRefusal = { print($0.description) }
    delegate.configuration.beepsOnRefusal = true
    delegate.configuration.announcesRefusals = false
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdExamples {
  @Test("On a Mac") func example1() throws {
    let textField = NSTextField(frame: .zero)
    _ = textField
    let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    _ = formatter
    let amount = CurrencyNSTextFieldDelegate(formatter: formatter)
    _ = amount
    discard(amount.attach(to: textField))
    #expect((amount.value(of: textField)) == nil)
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextAppKit.swift") struct NumericTextUISwiftUIViewNumericTextAppKitSwiftExamples {
  @Test("func numericTextFont(_ font: NSFont) -> some View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    }
    }
  }

  @Test("func numericTextFormLabels(_ shows: Bool = true) -> some View") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    Form {
      NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
    }
    .numericTextFormLabels()
    }
    }
  }

  @Test("func numericTextConfiguration(") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(Locale(identifier: "en_US")))
      .numericTextConfiguration { $0.isBezeled = false }
    }
    }
  }
}
