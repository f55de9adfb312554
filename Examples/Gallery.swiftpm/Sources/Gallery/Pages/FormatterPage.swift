// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields that are created from a format style or a `NumberFormatter`.
struct FormatterPage: View {
  @State private var amount: Decimal = 1234.5
  @State private var count = 12

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.positiveSuffix = " pieces"
    return formatter
  }()

  var body: some View {
    Section("A format style") {
      NumericTextField("Amount", value: $amount, format: .currency(code: "EUR"))
      ValueRow(amount)
    }
    Section("A number formatter") {
      NumericTextField("Count", value: $count, formatter: formatter)
      ValueRow(count)
    }
  }
}
