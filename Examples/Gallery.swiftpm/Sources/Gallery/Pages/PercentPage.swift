// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field for a percentage.
///
/// Typing 12.5 % sets the value to exactly 0.125.
struct PercentPage: View {
  @State private var rate = 0.125

  var body: some View {
    NumericTextField("Rate", value: $rate) {
      .percent.bounds(0...1).precision(fraction: 0...2)
    }
    ValueRow(rate)
  }
}
