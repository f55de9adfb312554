// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields with a rule of the app: one refuses numbers that violate it, and the other reports them.
struct OwnRulePage: View {
  @State private var seat = 12
  @State private var bottles = 6
  @State private var hint = ""
  @State private var violation = ""

  var body: some View {
    Section("13 is refused", footer: hint) {
      NumericTextField("Seat", value: $seat, style: seats)
        .onNumericTextRefusal { hint = seats.refusalMessage(for: $0) }
      ValueRow(seat)
    }
    Section("Numbers that are no multiples of 6 are reported", footer: violation) {
      NumericTextField("Bottles", value: $bottles, style: boxes)
        .onNumericTextViolation { violation = $0.map(boxes.violationMessage) ?? "" }
      ValueRow(bottles)
    }
  }

  private let seats = NumericTextStyle<Int>.number.bounds(1...99)
    .allows("Seat 13 doesn't exist.") { $0 != 13 }

  private let boxes = NumericTextStyle<Int>.number.bounds(0...).enforcement(.reportOnly)
    .allows("Bottles are sold in boxes of 6.") { $0.isMultiple(of: 6) }
}
