// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field for an amount that is typed as on a cash register: digits fill the amount from the
/// right, and no separator is typed.
struct TillPage: View {
  @State private var amount: Decimal = 0

  var body: some View {
    NumericTextField("Amount", value: $amount) {
      .currency(code: "USD").entry(.minorUnits).bounds(0...)
    }
    ValueRow(amount)
  }
}
