// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields with the same bounds, enforced in four different ways.
struct BoundsPage: View {
  @State private var clamped = 50
  @State private var refused = 50
  @State private var corrected = 50
  @State private var reported = 50
  @State private var hint = ""
  @State private var violation = ""

  var body: some View {
    Section("The number is clamped") {
      NumericTextField("5 to 100", value: $clamped, style: style.enforcement(.clamp))
      ValueRow(clamped)
    }
    Section("The key is refused", footer: hint) {
      NumericTextField("5 to 100", value: $refused, style: style.enforcement(.refuse))
        .onNumericTextRefusal { hint = $0.description }
      ValueRow(refused)
    }
    Section("The number is clamped on commit") {
      NumericTextField("5 to 100", value: $corrected, style: style.enforcement(.onCommit))
      ValueRow(corrected)
    }
    Section("The violation is reported", footer: violation) {
      NumericTextField("5 to 100", value: $reported, style: style.enforcement(.reportOnly))
        .onNumericTextViolation { violation = $0?.description ?? "" }
      ValueRow(reported)
    }
  }

  private var style: NumericTextStyle<Int> { .number.bounds(5...100) }
}
