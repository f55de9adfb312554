// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI

// A tip calculator, written for the package NumberField. Only the import was changed.

struct TipView: View {
  @State var amount: Decimal? = 50
  @State var rate: Decimal? = nil
  @State var commits = 0
  @State var isEditing = false

  var tip: Decimal {
    guard let amount = self.amount, let rate = self.rate else { return 0 }
    return amount * rate
  }

  static func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
    let nf = NumberFormatter()
    nf.locale = Locale(identifier: "en_US")
    nf.numberStyle = style
    nf.isLenient = true
    return nf
  }

  var body: some View {
    DecimalField(label: "Amount", value: $amount, formatter: Self.formatter(.currency))
    DecimalField(
      "Rate",
      value: $rate,
      formatter: Self.formatter(.percent),
      onEditingChanged: { isEditing = $0 },
      onCommit: { commits += 1 }
    )
    Text(verbatim: "\(tip) \(commits) \(isEditing)")
  }
}
