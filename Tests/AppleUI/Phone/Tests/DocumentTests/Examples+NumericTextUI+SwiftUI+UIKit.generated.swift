// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericTextUI
import SwiftUI
import UIKit
import Testing

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInSwiftUI.md") struct NumericTextUINumericTextUIFieldsInSwiftUIMdNumericTextUISwiftUIUIKitExamples {
  @Test("Looks and keyboard") func example1() throws {
    struct BigAmount: View {
      @State private var change: Decimal = 0
      var body: some View {
        NumericTextField("Change", value: $change, style: .number.locale(english))
          .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
          .numericTextColor(.blue)
          .numericTextKeyboard(.numbersAndPunctuation)
          .numericTextAccessory([.sign, .done])
          .numericTextReturnKey(.done)
          .numericTextRefusals(announces: true, vibrates: true)
          .numericTextConfiguration { $0.borderStyle = .roundedRect }
      }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField+Format.swift") struct NumericTextUISwiftUINumericTextFieldFormatSwiftNumericTextUISwiftUIUIKitExamples {
  @Test("init<Format: NumericTextFormat & ParseableFormatStyle>(") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, format: .currency(code: "SEK").locale(english))
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField+Style.swift") struct NumericTextUISwiftUINumericTextFieldStyleSwiftNumericTextUISwiftUIUIKitExamples {
  @Test("init(") func example1() throws {
    struct Example: View {
    @State private var weight: Decimal = 0
    var body: some View {
    NumericTextField(value: $weight, style: .number.locale(english).suffix(" kg"), prompt: Text("0")) {
      Text("Weight")
    }
    }
    }
  }

  @Test("init(") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .currency(code: "SEK").locale(english).bounds(0...))
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

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/NumericTextField.swift") struct NumericTextUISwiftUINumericTextFieldSwiftNumericTextUISwiftUIUIKitExamples {
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

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextActions.swift") struct NumericTextUISwiftUIViewNumericTextActionsSwiftNumericTextUISwiftUIUIKitExamples {
  @Test("func onRefusal(") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    @State private var hint: String = ""
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english).bounds(0...))
      .onRefusal { reason in hint = "\(reason)" }
    }
    }
  }

  @Test("func onNumericTextViolation(") func example2() throws {
    struct Example: View {
    @State private var age: Decimal = 0
    @State private var hint: String = ""
    var body: some View {
    NumericTextField("Age", value: $age, style: .number.locale(english).bounds(0...130).enforcement(.reportOnly))
      .onNumericTextViolation { violation in hint = violation.map { "\($0)" } ?? "" }
    }
    }
  }

  @Test("func onCommit(perform action: @escaping @MainActor () -> Void) -> some View") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    func save(_ amount: Decimal) {}
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .onCommit { save(amount) }
    }
    }
  }

  @Test("func numericTextSelectsAllOnFocus(_ selectsAll: Bool = true) -> some View") func example4() throws {
    struct Example: View {
    @State private var quantity: Decimal = 0
    var body: some View {
    NumericTextField("Quantity", value: $quantity, style: .number.locale(english))
      .numericTextSelectsAllOnFocus()
    }
    }
  }

  @Test("func numericTextFocus(_ isFocused: Binding<Bool>) -> some View") func example5() throws {
    struct Example: View {
    @State private var isEditingAmount = false
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextFocus($isEditingAmount)
    }
    }
  }
}

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextUIKit.swift") struct NumericTextUISwiftUIViewNumericTextUIKitSwiftNumericTextUISwiftUIUIKitExamples {
  @Test("func numericTextKeyboard(_ type: UIKeyboardType) -> some View") func example1() throws {
    struct Example: View {
    @State private var change: Decimal = 0
    var body: some View {
    NumericTextField("Change", value: $change, style: .number.locale(english))
      .numericTextKeyboard(.numbersAndPunctuation)
    }
    }
  }

  @Test("func numericTextFont(_ font: UIFont) -> some View") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    }
    }
  }

  @Test("func numericTextAccessory(") func example3() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextAccessory([.sign, .done])
    }
    }
  }

  @Test("func numericTextConfiguration(") func example4() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextConfiguration { $0.borderStyle = .roundedRect }
    }
    }
  }
}
