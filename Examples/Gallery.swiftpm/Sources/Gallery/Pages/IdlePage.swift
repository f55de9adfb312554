// SPDX-License-Identifier: MIT

import Foundation
import NumericTextUI
import SwiftUI

/// Numbers with another text while they are not edited: in short form, in words, with a unit.
struct IdlePage: View {
  @State private var revenue: Decimal = 1_234_567.5
  @State private var dozens = 144

  var body: some View {
    Form {
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
    .navigationTitle("Idle text")
  }
}

/// A number of things in dozens.
private struct Dozens: FormatStyle {
  func format(_ value: Int) -> String { "\(value / 12) dozen and \(value % 12)" }
}
