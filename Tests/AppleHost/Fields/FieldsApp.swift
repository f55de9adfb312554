// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// An app for UI tests, with one field of each kind.
@main
struct FieldsApp: App {
  var body: some Scene {
    WindowGroup { FieldsView().environment(\.locale, Locale(identifier: "en_US")) }
  }
}

struct FieldsView: View {
  @State private var amount: Decimal = 0
  @State private var total: Decimal = 0
  @State private var count = 5
  @State private var submits = 0
  @State private var isCounting = false
  @State private var text = ""
  @State private var net: Decimal?
  @State private var gross: Decimal?
  @FocusState private var isStated: Bool
  @FocusState private var sum: Sum?

  private enum Sum { case net, gross }

  var body: some View {
    Form {
      NumericTextField("Amount", value: $amount, style: .currency(code: "USD"))
        .onSubmit { submits += 1 }
        .accessibilityIdentifier("live")
      NumericTextField("Total", value: $total) {
        .currency(code: "USD").formatting(.onCommit)
      }
      .onSubmit { submits += 1 }
      .accessibilityIdentifier("onCommit")
      NumericTextField("Count", value: $count, style: .number.bounds(0...100).step(1))
        .numericTextFocus($isCounting)
        .accessibilityIdentifier("count")
      NumericTextField("Stated", value: $count, style: .number)
        .focused($isStated)
        .accessibilityIdentifier("stated")
      NumericTextField("Net", value: $net, style: .number)
        .focused($sum, equals: .net)
        .onSubmit { sum = .gross }
        .accessibilityIdentifier("net")
      NumericTextField("Gross", value: $gross, style: .number)
        .focused($sum, equals: .gross)
        .accessibilityIdentifier("gross")
      TextField("Text", text: $text).accessibilityIdentifier("text")
      Text(verbatim: "\(amount) \(total) \(count)").accessibilityIdentifier("values")
      Text(verbatim: "\(submits)").accessibilityIdentifier("submits")
      Text(verbatim: "stated: \(isStated)")
      Button("Count") { isCounting = true }
      Button("Leave") { isCounting = false }
      Button("State") { isStated = true }
    }
  }
}
