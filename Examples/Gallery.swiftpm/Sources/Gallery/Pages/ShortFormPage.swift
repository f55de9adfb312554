// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields that accept short forms such as `1.5k`, and exponents such as `1e6`.
struct ShortFormPage: View {
  @State private var budget: Decimal = 0
  @State private var people = 0
  @State private var distance: Decimal = 1.5
  @State private var sum: Decimal = 0

  var body: some View {
    Section("Short forms: type 1.5k, or paste 2 million") {
      NumericTextField("Budget", value: $budget, style: dollars.allowsMagnitudes())
      ValueRow(budget)
      NumericTextField("People", value: $people, style: .number.allowsMagnitudes())
      ValueRow(people)
    }
    Section("Exponents: type e6 behind the number") {
      NumericTextField("Distance", value: $distance, style: .number.allowsExponents())
      ValueRow(distance)
    }
    Section("All together: type 2e3 + 1.5k") {
      NumericTextField(
        "Sum",
        value: $sum,
        style: dollars.allowsArithmetic().allowsMagnitudes().allowsExponents()
      )
      ValueRow(sum)
    }
  }

  private var dollars: NumericTextStyle<Decimal> { .currency(code: "USD") }
}
