// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

/// An example that was written for the package NumberField.
///
/// Here, it runs with NumericText instead.
///
/// The value is updated with every key, so the button always has the current number.
struct NumberFieldPage: View {
  @State private var price: Decimal?
  @State private var bought = ""

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()

  var body: some View {
    DecimalField("Price", value: $price, formatter: formatter)
    ValueRow(price)
    Button("Buy") { bought = price.map { "Bought for \($0)." } ?? "" }
      .disabled(price == nil)
    Text(verbatim: bought)
  }
}
