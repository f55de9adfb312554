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
    Form {
      Section("The number is clamped") {
        NumericTextField("5 to 100", value: $clamped, style: style.enforcement(.clamp))
        ValueRow(clamped)
      }
      Section {
        NumericTextField("5 to 100", value: $refused, style: style.enforcement(.refuse))
          .onNumericTextRefusal { hint = $0.description }
        ValueRow(refused)
      } header: {
        Text("The key is refused")
      } footer: {
        Text(verbatim: hint)
      }
      Section("The number is clamped on commit") {
        NumericTextField("5 to 100", value: $corrected, style: style.enforcement(.onCommit))
        ValueRow(corrected)
      }
      Section {
        NumericTextField("5 to 100", value: $reported, style: style.enforcement(.reportOnly))
          .onNumericTextViolation { violation = $0?.description ?? "" }
        ValueRow(reported)
      } header: {
        Text("The violation is reported")
      } footer: {
        Text(verbatim: violation)
      }
    }
    .navigationTitle("Bounds")
  }

  private var style: NumericTextStyle<Int> { .number.bounds(5...100) }
}
