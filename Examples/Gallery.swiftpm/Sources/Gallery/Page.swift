// SPDX-License-Identifier: MIT

import SwiftUI

/// A page of the gallery.
@MainActor
struct Page {
  let title: String
  let content: AnyView

  private init(_ title: String, @ViewBuilder content: () -> some View) {
    self.title = title
    self.content = AnyView(content())
  }

  /// The pages with NumericText's own fields.
  static let fields = [
    Page("Amount in any locale") { AmountPage() },
    Page("Percent") { PercentPage() },
    Page("Cash register: digits fill from the right") { TillPage() },
    Page("Calculation: 1,200 + 15%") { CalculationPage() },
    Page("Short forms and exponents: 1.5k, 1e6") { ShortFormPage() },
    Page("Bounds") { BoundsPage() },
    Page("A rule of the app") { OwnRulePage() },
    Page("Pasted columns") { CellsPage() },
    Page("Optional number") { OptionalPage() },
    Page("Steps") { StepPage() },
    Page("More options") { OptionsPage() },
    Page("Scrubbing and steppers") { ScrubbingPage() },
    Page("Another text when idle") { IdlePage() },
    Page("Formatting on commit") { CommitPage() },
    Page("An existing formatter") { FormatterPage() },
    Page("Any text field, with a delegate") { DelegatePage() },
  ]

  /// The pages with code that was written for other packages.
  static let callSites =
    [
      Page("DiffableTextField") { DiffableTextPage() },
      Page("NumberTextField") { NumberTextPage() },
      Page("NumberField") { NumberFieldPage() },
      Page("CurrencyField") { CurrencyFieldPage() },
    ] + currencyText

  // CurrencyText requires UIKit.
  #if canImport(UIKit)
    private static let currencyText = [Page("CurrencyText") { CurrencyTextPage() }]
  #else
    private static let currencyText: [Page] = []
  #endif
}
