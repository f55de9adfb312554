// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

/// An example that was written for the package NumberTextField.
///
/// Here, it runs with NumericText instead.
struct NumberTextPage: View {
  @State private var value: Decimal? = 1.5
  @State private var changed = "nothing yet"

  private var numberFormatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 5
    return formatter
  }

  var body: some View {
    NumberTextField(
      "Enter here...",
      value: $value,
      formatter: numberFormatter,
      onChange: { changed = "typed \($0?.description ?? "nothing")" },
      onCommit: { changed = "committed \($0?.description ?? "nothing")" }
    )
    ValueRow(value)
    Text(verbatim: changed)
  }
}
