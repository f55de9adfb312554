// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field for an optional number.
///
/// The value of the empty field is nil, not zero.
struct OptionalPage: View {
  @State private var weight: Decimal?

  var body: some View {
    NumericTextField(
      value: $weight,
      style: .number.suffix(" kg").bounds(0...).precision(fraction: 0...3),
      prompt: Text("not weighed")
    ) {
      Text("Weight")
    }
    ValueRow(weight)
    Button("Clear") { weight = nil }
  }
}
