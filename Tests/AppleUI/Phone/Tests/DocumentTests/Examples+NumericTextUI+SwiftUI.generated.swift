// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextUI
import SwiftUI
import Testing

@MainActor @Suite("README.md") struct READMEMdNumericTextUISwiftUIExamples {
  @Test("In an app") func example1() throws {
    struct Checkout: View {
      @State private var amount: Decimal = 0
      @State private var weight: Double?
      var body: some View {
        NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(english))
        NumericTextField("Weight", value: $weight, style: .number.locale(english).bounds(0...).suffix(" kg"))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInSwiftUI.md") struct NumericTextUINumericTextUIFieldsInSwiftUIMdNumericTextUISwiftUIExamples {
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
          style: .number.locale(english).precision(fraction: 0...2).suffix(" kg"),
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
        NumericTextField("Price", value: $price, format: .currency(code: "EUR").locale(english))
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
        NumericTextField("Count", value: $count, style: .number.locale(english).bounds(1...99))
          .numericTextFocus($isEditing)
          .onRefusal { reason in hint = reason.description }
          .onCommit { hint = "" }
          .onEditingChanged { isEditing in print(isEditing) }
        Text(hint)
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyField.md") struct NumericTextUINumericTextUIFromCurrencyFieldMdNumericTextUISwiftUIExamples {
  @Test("With a field of this package") func example1() throws {
    struct MealCost: View {
      @State private var amount: Decimal?
      var body: some View {
        NumericTextField("Enter meal cost", value: $amount, style: .currency(code: "USD").locale(english))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdNumericTextUISwiftUIExamples {
  @Test("SwiftUI, with a field of this package") func example1() throws {
    struct PriceField: View {
      @State private var price: Decimal = 0
      var body: some View {
        NumericTextField("Price", value: $price, style: CurrencyFormatter.default.style())
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromDiffableTextViews.md") struct NumericTextUINumericTextUIFromDiffableTextViewsMdNumericTextUISwiftUIExamples {
  @Test("With a field of this package") func example1() throws {
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

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberField.md") struct NumericTextUINumericTextUIFromNumberFieldMdNumericTextUISwiftUIExamples {
  @Test("With a field of this package") func example1() throws {
    struct AmountField: View {
      @State private var amount: Decimal = 0
      let formatter: NumberFormatter
      var body: some View {
        NumericTextField("Amount", value: $amount, formatter: formatter)
        Button("Pay") { print(amount) }.disabled(amount == 0)
      }
    }
  }

  @Test("With a field of this package") func example2() throws {
    struct LateField: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField(
          "Amount",
          value: $amount,
          style: .currency(code: "USD").locale(english).formatting(.onCommit)
        )
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromNumberTextField.md") struct NumericTextUINumericTextUIFromNumberTextFieldMdNumericTextUISwiftUIExamples {
  @Test("With a field of this package") func example1() throws {
    struct ContentView: View {
      @State private var value: Decimal? = 1.5
      let numberFormatter: NumberFormatter
      var body: some View {
        NumericTextField("Enter here...", value: $value, formatter: numberFormatter)
          .onCommit { print(value ?? 0) }
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromTextField.md") struct NumericTextUINumericTextUIFromTextFieldMdNumericTextUISwiftUIExamples {
  @Test("After") func example1() throws {
    struct Form: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(english))
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/NumericTextUI.md") struct NumericTextUINumericTextUINumericTextUIMdNumericTextUISwiftUIExamples {
  @Test("Overview") func example1() throws {
    struct Checkout: View {
      @State private var amount: Decimal = 0
      var body: some View {
        NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").locale(english).bounds(0...))
      }
    }
  }
}
