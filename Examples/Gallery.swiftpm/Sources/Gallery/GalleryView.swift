// SPDX-License-Identifier: MIT

import SwiftUI

/// The list of all pages.
struct GalleryView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Fields") {
          NavigationLink("Amount in any locale") { AmountPage() }
          NavigationLink("Percent") { PercentPage() }
          NavigationLink("Till: digits fill from the right") { TillPage() }
          NavigationLink("Calculation: 1,200 + 15%") { CalculationPage() }
          NavigationLink("Bounds") { BoundsPage() }
          NavigationLink("Optional number") { OptionalPage() }
          NavigationLink("Steps") { StepPage() }
          NavigationLink("Formatted when done") { CommitPage() }
          NavigationLink("A formatter that you have") { FormatterPage() }
          NavigationLink("Any text field, by its delegate") { DelegatePage() }
        }
        Section("Call sites of other packages") {
          NavigationLink("DiffableTextField") { DiffableTextPage() }
          NavigationLink("NumberTextField") { NumberTextPage() }
          NavigationLink("NumberField") { NumberFieldPage() }
          NavigationLink("CurrencyField") { CurrencyFieldPage() }
          #if canImport(UIKit)  // CurrencyText requires UIKit.
            NavigationLink("CurrencyText") { CurrencyTextPage() }
          #endif
        }
      }
      .navigationTitle("NumericText")
    }
  }
}
