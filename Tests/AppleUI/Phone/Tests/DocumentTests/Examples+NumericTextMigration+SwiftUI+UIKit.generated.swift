// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextMigration
import SwiftUI
import UIKit
import Testing

@MainActor @Suite("Sources/NumericTextMigration/CurrencyField.swift") struct NumericTextMigrationCurrencyFieldSwiftNumericTextMigrationSwiftUIUIKitExamples {
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

@MainActor @Suite("Sources/NumericTextMigration/CurrencyTextField.swift") struct NumericTextMigrationCurrencyTextFieldSwiftNumericTextMigrationSwiftUIUIKitExamples {
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

@MainActor @Suite("Sources/NumericTextMigration/DiffableTextField.swift") struct NumericTextMigrationDiffableTextFieldSwiftNumericTextMigrationSwiftUIUIKitExamples {
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

@MainActor @Suite("Sources/NumericTextMigration/NumberField.swift") struct NumericTextMigrationNumberFieldSwiftNumericTextMigrationSwiftUIUIKitExamples {
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

@MainActor @Suite("Sources/NumericTextMigration/NumberTextField.swift") struct NumericTextMigrationNumberTextFieldSwiftNumericTextMigrationSwiftUIUIKitExamples {
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
