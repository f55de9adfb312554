// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import SwiftUI
import Testing

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FromTextField.md") struct NumericTextUINumericTextUIFromTextFieldMdSwiftUIExamples {
  @Test("Before") func example1() throws {
    struct NativeForm: View {
      @State private var amount: Decimal = 0
      var body: some View {
        TextField("Amount", value: $amount, format: .currency(code: "SEK").locale(english))
      }
    }
  }
}
