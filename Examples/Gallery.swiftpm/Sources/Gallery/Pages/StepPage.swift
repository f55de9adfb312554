// SPDX-License-Identifier: MIT

import Foundation
import NumericTextUI
import SwiftUI

/// A number with a step.
///
/// Up and Down change it by one step, Page Up and Page Down by ten, and VoiceOver can adjust it.
struct StepPage: View {
  @State private var price: Decimal = 2.95
  @State private var isEditing = false

  var body: some View {
    Form {
      NumericTextField("Price", value: $price) {
        .currency(code: "EUR").bounds(0...).step(0.05, snapping: true)
      }
      .numericTextFocus($isEditing)
      ValueRow(price)
      Button("Type a price") { isEditing = true }
    }
    .navigationTitle("Steps")
  }
}
