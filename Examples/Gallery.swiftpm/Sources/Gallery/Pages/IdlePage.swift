// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields that show their number in another form while they have no focus, such as `1.2M` or a number
/// of dozens.
struct IdlePage: View {
  @State private var revenue: Decimal = 1_234_567.5
  @State private var dozens = 144

  var body: some View {
    Section("Short form") {
      NumericTextField("Revenue", value: $revenue) {
        .currency(code: "USD").idleFormat(.number.notation(.compactName))
      }
      ValueRow(revenue)
    }
    Section("A format of your own") {
      NumericTextField("Eggs", value: $dozens, style: .number.bounds(0...).idleFormat(Dozens()))
      ValueRow(dozens)
    }
  }
}

/// A format that writes a number in dozens: `12 dozen and 0` for 144.
private struct Dozens: FormatStyle {
  func format(_ value: Int) -> String { "\(value / 12) dozen and \(value % 12)" }
}
