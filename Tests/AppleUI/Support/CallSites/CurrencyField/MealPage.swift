// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

// A form for the cost of a meal, written for the package CurrencyField. Only the import was
// changed.

struct MealView: View {
  @State private var cost: Decimal?

  var body: some View {
    CurrencyField(
      "Meal",
      value: Binding(
        get: { cost.map { NSDecimalNumber(decimal: $0) } },
        set: { cost = $0?.decimalValue }
      )
    )
    Text(verbatim: cost.map { "\($0)" } ?? "nil")
  }
}
