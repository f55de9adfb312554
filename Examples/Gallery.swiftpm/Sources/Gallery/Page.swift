// SPDX-License-Identifier: MIT

import SwiftUI

/// A page of the gallery.
@MainActor
struct Page {
  let name: String
  let content: AnyView

  /// Creates a page with a form.
  ///
  /// The list shows the `name` of the page, and the form its `title`, which is the same by default.
  private init(_ name: String, title: String? = nil, @ViewBuilder rows: () -> some View) {
    self.name = name
    content = AnyView(Form(content: rows).navigationTitle(LocalizedStringKey(title ?? name)))
  }

  /// The pages with NumericText's own fields.
  static let fields = [
    Page("Amount in any locale", title: "Amount") { AmountPage() },
    Page("Percent") { PercentPage() },
    Page("Cash register: digits fill from the right", title: "Till") { TillPage() },
    Page("Calculation: 1,200 + 15%", title: "Calculation") { CalculationPage() },
    Page("Short forms and exponents: 1.5k, 1e6", title: "Short forms") { ShortFormPage() },
    Page("Bounds") { BoundsPage() },
    Page("A rule of the app") { OwnRulePage() },
    Page("Pasted columns") { CellsPage() },
    Page("Optional number", title: "Optional") { OptionalPage() },
    Page("Steps") { StepPage() },
    Page("More options") { OptionsPage() },
    Page("Scrubbing and steppers", title: "Scrubbing") { ScrubbingPage() },
    Page("Another text when idle", title: "Idle text") { IdlePage() },
    Page("Formatting on commit", title: "On commit") { CommitPage() },
    Page("An existing formatter", title: "Formatters") { FormatterPage() },
    Page("Any text field, with a delegate", title: "Delegate") { DelegatePage() },
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
