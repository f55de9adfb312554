// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Text fields of UIKit or AppKit whose delegate formats the numbers.
struct DelegatePage: View {
  @State private var amount: Decimal = 1234.5

  var body: some View {
    DelegatedTextField(value: $amount, style: .currency(code: "USD"))
    DelegatedTextField(value: $amount, style: .currency(code: "USD").entry(.minorUnits))
    ValueRow(amount)
    Button("Double it") { amount *= 2 }
  }
}
