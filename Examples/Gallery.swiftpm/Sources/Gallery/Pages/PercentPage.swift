// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A rate: 12.5 % is typed, 0.125 is the value, without a rounding error.
struct PercentPage: View {
  @State private var rate = 0.125

  var body: some View {
    Form {
      NumericTextField("Rate", value: $rate) {
        .percent.bounds(0...1).precision(fraction: 0...2)
      }
      ValueRow(rate)
    }
    .navigationTitle("Percent")
  }
}
