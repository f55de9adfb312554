// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextMigration
import SwiftUI
import Testing

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyField.md") struct NumericTextUINumericTextUIFromCurrencyFieldMdNumericTextMigrationSwiftUIExamples {
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
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdNumericTextMigrationSwiftUIExamples {
  @Test("SwiftUI, as it is") func example1() throws {
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
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromDiffableTextViews.md") struct NumericTextUINumericTextUIFromDiffableTextViewsMdNumericTextMigrationSwiftUIExamples {
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
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberField.md") struct NumericTextUINumericTextUIFromNumberFieldMdNumericTextMigrationSwiftUIExamples {
  @Test("With its name") func example1() throws {
    struct NamedField: View {
      @State private var amount: Decimal? = 0
      let formatter: NumberFormatter
      var body: some View {
        DecimalField("Amount", value: $amount, formatter: formatter)
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberTextField.md") struct NumericTextUINumericTextUIFromNumberTextFieldMdNumericTextMigrationSwiftUIExamples {
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
}
