// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field that shows plain digits while the user is editing, and formats them when it loses focus.
///
/// Even so, the value is updated with every key.
struct CommitPage: View {
  @State private var amount: Decimal = 1234.5
  @State private var committed = "not yet"

  var body: some View {
    NumericTextField("Amount", value: $amount) {
      .currency(code: "USD").formatting(.onCommit)
    }
    .onNumericTextCommit { committed = "\(amount)" }
    ValueRow(amount)
    ValueRow(committed, title: "Committed")
  }
}
