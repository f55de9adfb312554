// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

/// An example that was written for the package CurrencyField.
///
/// Here, it runs with NumericText instead.
struct CurrencyFieldPage: View {
  @State private var amount: Decimal?

  var body: some View {
    CurrencyField(
      "Enter meal cost",
      value: Binding(
        get: { amount.map { NSDecimalNumber(decimal: $0) } },
        set: { amount = $0?.decimalValue }
      )
    )
    ValueRow(amount)
  }
}
