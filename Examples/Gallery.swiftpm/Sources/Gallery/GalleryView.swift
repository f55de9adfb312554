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
          NavigationLink("Cash register: digits fill from the right") { TillPage() }
          NavigationLink("Calculation: 1,200 + 15%") { CalculationPage() }
          NavigationLink("Short forms and exponents: 1.5k, 1e6") { ShortFormPage() }
          NavigationLink("Bounds") { BoundsPage() }
          NavigationLink("A rule of the app") { OwnRulePage() }
          NavigationLink("Pasted columns") { CellsPage() }
          NavigationLink("Optional number") { OptionalPage() }
          NavigationLink("Steps") { StepPage() }
          NavigationLink("More options") { OptionsPage() }
          NavigationLink("Scrubbing and steppers") { ScrubbingPage() }
          NavigationLink("Another text when idle") { IdlePage() }
          NavigationLink("Formatting on commit") { CommitPage() }
          NavigationLink("An existing formatter") { FormatterPage() }
          NavigationLink("Any text field, with a delegate") { DelegatePage() }
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
