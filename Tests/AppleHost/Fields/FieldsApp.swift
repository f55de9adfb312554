// SPDX-License-Identifier: MIT

import Foundation
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
  @FocusState private var isStated: Bool

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
      TextField("Text", text: $text).accessibilityIdentifier("text")
      Text(verbatim: "\(amount) \(total) \(count)").accessibilityIdentifier("values")
      Text(verbatim: "\(submits)").accessibilityIdentifier("submits")
      Button("Count") { isCounting = true }
      Button("Leave") { isCounting = false }
      Button("State") { isStated = true }
    }
  }
}
