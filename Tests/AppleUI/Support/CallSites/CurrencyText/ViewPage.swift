// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import UIKit

// The screens of a wallet, written for the SwiftUI field in the package CurrencyText. Only the
// imports were changed.

struct Transfer {
  var text = ""
  var unformatted: String?
  var input: Double?
  var hasFocus: Bool?
}

struct TransferView: View {
  @State var transfer = Transfer()
  var clears = true
  @State var formatter = englishFormatter(.dollar)
  @State var currency = Currency.dollar
  @State var commits = 0

  var body: some View {
    CurrencyTextField(
      configuration: .init(
        placeholder: "Amount",
        text: $transfer.text,
        unformattedText: $transfer.unformatted,
        inputAmount: $transfer.input,
        hasFocus: $transfer.hasFocus,
        clearsWhenValueIsZero: clears,
        formatter: $formatter,
        textFieldConfiguration: { uiTextField in
          uiTextField.borderStyle = .roundedRect
          uiTextField.font = UIFont.preferredFont(forTextStyle: .body)
          uiTextField.textColor = .red
          uiTextField.keyboardType = .numbersAndPunctuation
        },
        onEditingChanged: { isEditing in
          if isEditing == false, transfer.text == "$0.13" {
            transfer.text = ""
          }
        },
        onCommit: {
          commits += 1
        }
      )
    )
    .disabled(false)
    .onChange(of: currency) { newValue in formatter = englishFormatter(newValue) }
    Text(verbatim: transfer.text)
    Text(verbatim: transfer.unformatted ?? "nil")
    Text(verbatim: transfer.input.map { "\($0)" } ?? "nil")
    Text(verbatim: "\(commits)")
    Button("Euro") { currency = .euro }
    Button("Set") { transfer.text = "$12,345.60" }
    Button("Clear") { transfer.text = "" }
  }
}

struct RefundView: View {
  @State private var text = ""
  @State private var refund: Double?
  @State private var formatter = englishFormatter(.dollar)

  var body: some View {
    CurrencyTextField(
      configuration: .init(text: $text, inputAmount: $refund, formatter: formatter)
    )
    Text(verbatim: refund.map { "\($0)" } ?? "nil")
    Button("Euro") { formatter.currency = .euro }
  }
}

struct QuietView: View {
  @State var text = ""
  @State var formatter = CurrencyFormatter { $0.currency = .euro }
  let setUp: ((UITextField) -> Void)?

  var body: some View {
    CurrencyTextField(
      configuration: CurrencyTextFieldConfiguration(
        text: $text,
        formatter: $formatter,
        textFieldConfiguration: setUp,
        onEditingChanged: nil,
        onCommit: nil
      )
    )
    CurrencyTextField(configuration: .makeDefault(text: $text, formatter: $formatter))
    CurrencyTextField(configuration: .makeDefault(text: $text, formatter: CurrencyFormatter()))
    CurrencyTextField(
      configuration: .init(text: $text, formatter: .default, textFieldConfiguration: nil)
    )
  }
}

struct SearchView: View {
  @State private var text = ""
  @State private var hasFocus: Bool?
  @State private var formatter = CurrencyFormatter()

  var body: some View {
    CurrencyTextField(
      configuration: .makeDefault(text: $text, hasFocus: $hasFocus, formatter: $formatter)
    )
    .onAppear { hasFocus = true }
    Text(verbatim: "\(hasFocus ?? false)")
    Button("Leave") { hasFocus = false }
  }
}
