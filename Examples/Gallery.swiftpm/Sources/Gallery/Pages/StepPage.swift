// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field for a number that can be changed by steps.
///
/// The arrow keys change the number by one step, and Page Up and Page Down change it by ten steps.
/// VoiceOver can adjust it, too.
struct StepPage: View {
  @State private var price: Decimal = 2.95
  @State private var isEditing = false

  var body: some View {
    NumericTextField("Price", value: $price) {
      .currency(code: "EUR").bounds(0...).step(0.05, snapping: true)
    }
    .numericTextFocus($isEditing)
    ValueRow(price)
    Button("Type a price") { isEditing = true }
  }
}
