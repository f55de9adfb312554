// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields whose numbers change when they are dragged, and steppers that go faster the longer a
/// button is held.
struct ScrubbingPage: View {
  @State private var width: Decimal = 12.5
  @State private var opacity = 0.8
  @State private var seats = 2
  @State private var commits = 0

  private let style = NumericTextStyle<Decimal>.number.precision(fraction: 0...2).bounds(0...500)
    .step(1).suffix(" mm")

  var body: some View {
    Group {
      Section {
        HStack {
          Text("Width").numericTextScrubbing($width, style: style)
          NumericTextField("Width", value: $width, style: style)
        }
        HStack {
          Text("Opacity").numericTextScrubbing($opacity, style: .percent.bounds(0...1))
          NumericTextField("Opacity", value: $opacity, style: .percent.bounds(0...1))
        }
        ValueRow(width)
      } footer: {
        Text(verbatim: "Drag a label or an edge of a field. Committed: \(commits)")
      }
      Section("Steppers") {
        Stepper("Seats", value: $seats, style: .number.bounds(1...999))
        Stepper("Width", value: $width, style: style)
      }
    }
    .numericTextScrubbing()
    .onNumericTextCommit { commits += 1 }
  }
}
