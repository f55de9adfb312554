// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

/// An example that was written for the package DiffableTextViews.
///
/// Here, it runs with NumericText instead.
struct DiffableTextPage: View {
  @State private var amount: Decimal = 0

  var body: some View {
    DiffableTextField($amount) {
      .currency(code: "SEK")
        .bounds((0 as Decimal)...)
        .precision(integer: 1..., fraction: 2)
    }
    .environment(\.locale, Locale(identifier: "en_SE"))
    ValueRow(amount)
  }
}
