// SPDX-License-Identifier: MIT

import Foundation
import NumericTextUI
import SwiftUI

/// Fields of UIKit or AppKit, with a delegate that formats the numbers.
struct DelegatePage: View {
  @State private var amount: Decimal = 1234.5

  var body: some View {
    Form {
      DelegatedTextField(value: $amount, style: .currency(code: "USD"))
      DelegatedTextField(value: $amount, style: .currency(code: "USD").entry(.minorUnits))
      ValueRow(amount)
      Button("Double it") { amount *= 2 }
    }
    .navigationTitle("Delegate")
  }
}
