// SPDX-License-Identifier: MIT

import Foundation
import NumericTextMigration
import SwiftUI
import UIKit

// A form in a banking app, written for the package NumberTextField. Only the import was changed.

struct RateView: View {
  private var rateFormatter: NumberFormatter {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .percent
    f.maximumFractionDigits = 5
    return f
  }

  @State var rate: Decimal? = 0.015
  @State var isActive = false
  @State private var commits: [Decimal?] = []

  var body: some View {
    NumberTextField(
      placeholder: "Rate",
      value: $rate,
      formatter: rateFormatter,
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
      formatter: formatter,
      isActive: self.$isActive,
      onChange: { _ in changes += 1 },
      onCommit: { _ in }
    )
    .uiFont(UIFont.systemFont(ofSize: 20))
    NumberTextField("Fee", value: self.$fee, formatter: formatter)
    Text(verbatim: "\(changes)")
  }

  private var formatter: NumberFormatter {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .decimal
    f.minimumFractionDigits = 3
    f.maximumFractionDigits = 7
    return f
  }
}

func headline() -> UIFont { UIFont.preferredFont(.headline, weight: .bold).with(design: .serif) }
