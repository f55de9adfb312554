// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import UIKit

// A form in a banking app, written for the package NumberTextField. Only the import was changed.

struct RateView: View {
  @State var rate: Decimal? = 0.015
  @State var isActive = false
  @State private var commits: [Decimal?] = []

  var body: some View {
    NumberTextField(
      placeholder: "Rate",
      value: $rate,
      formatter: formatter(.percent, fractionDigits: 0...5),
      isActive: $isActive
    ) { num in
      commits.append(num)
    }
    .uiFont(.body, weight: .semibold, design: .rounded)
    .textColor(isActive ? .red : .blue)
    .textAlignment(.center)
    .inputAccessory {
      Button("Done") { isActive = false }
      Text(verbatim: "\(rate ?? 0)")
    }
    Text(verbatim: "\(isActive) \(commits.count)")
    Button("Toggle") { isActive.toggle() }
  }
}

struct FeeView: View {
  @State var fee: Decimal?
  @State private var isActive = false
  @State private var changes = 0

  var body: some View {
    NumberTextField(
      "Fee",
      value: self.$fee,
      formatter: formatter(.decimal, fractionDigits: 3...7),
      isActive: self.$isActive,
      onChange: { _ in changes += 1 },
      onCommit: { _ in }
    )
    .uiFont(UIFont.systemFont(ofSize: 20))
    NumberTextField("Fee", value: self.$fee, formatter: formatter(.decimal, fractionDigits: 3...7))
    Text(verbatim: "\(changes)")
  }
}

private func formatter(
  _ style: NumberFormatter.Style,
  fractionDigits: ClosedRange<Int>
) -> NumberFormatter {
  let f = NumberFormatter()
  f.locale = Locale(identifier: "en_US")
  f.numberStyle = style
  f.minimumFractionDigits = fractionDigits.lowerBound
  f.maximumFractionDigits = fractionDigits.upperBound
  return f
}

func headline() -> UIFont { UIFont.preferredFont(.headline, weight: .bold).with(design: .serif) }
