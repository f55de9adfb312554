// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import UIKit

// The forms of a shop, written for version 5 of the package DiffableTextViews. Only the import was
// changed.

struct OfferView: View {
  typealias Amount = Decimal

  @State var amount = 1234 as Amount
  @State var currencyCode = "SEK"
  @State var locale = Locale(identifier: "sv_SE")

  var body: some View {
    DiffableTextField(value: $amount) {
      .currency(code: currencyCode)
        .bounds((0 as Amount)...)
        .precision(integer: 1..., fraction: 2)
    }
    .environment(\.locale, locale)
    .diffableTextViews_font(.body.monospaced())
    .diffableTextViews_keyboardType(.decimalPad)
  }
}

struct StockView: View {
  @State var count = 7
  @State var share: Double? = 0.125
  @State var price: Decimal?
  @State private var submits = 0

  let bounds = 0...999
  let style = NumberTextStyle<Decimal>.Currency(code: "USD", locale: Locale(identifier: "en_US"))

  var body: some View {
    DiffableTextField("Count", value: $count) {
      .number
        .bounds(bounds)
        .precision(integer: 3)
    }
    .diffableTextViews_autocorrectionDisabled()
    .diffableTextViews_foregroundColor(count > 5 ? .red : nil)
    .diffableTextViews_multilineTextAlignment(.trailing)
    .diffableTextViews_onSubmit { submits += 1 }
    .diffableTextViews_submitLabel(.done)
    .diffableTextViews_textContentType(.oneTimeCode)
    .diffableTextViews_textFieldStyle(.roundedRect)
    .diffableTextViews_textInputAutocapitalization(.words)
    .diffableTextViews_tint(.blue)
    .diffableTextViews_toolbarDoneButton()
    DiffableTextField("Share", value: $share, style: .percent.precision(fraction: 0...1))
    DiffableTextField("Price", value: $price, style: style.bounds(0...).constant())
    Text(verbatim: "\(submits)")
  }
}

struct OldestCallsView: View {
  @State private var amount: Decimal = 5
  @State private var submits = 0

  var body: some View {
    DiffableTextField($amount) {
      .currency(code: "USD")
        .bounds(.values(0...))
        .precision(.digits(integer: 1..., fraction: 2...2))
    }
    .diffableTextViews_disableAutocorrection()
    .diffableTextField_onSetup { proxy in proxy.keyboard(.phonePad) }
    .diffableTextField_onUpdate { $0.font(.systemFont(ofSize: 9)) }
    .diffableTextField_onSubmit { _ in submits += 1 }
    Text(verbatim: "\(amount) \(submits)")
  }
}

struct OldCallsView: View {
  @State private var weight = 2.5
  @State private var seats: Int? = 4

  var body: some View {
    DiffableTextField($weight, style: weightStyle)
    DiffableTextField($seats) { .number.bounds(...8) }
    DiffableTextField("Weight", value: $weight, style: weightStyle.equals(()))
  }

  var weightStyle: NumberTextStyle<Double> {
    .number
      .locale(Locale(identifier: "de_DE"))
      .precision(integer: 3, fraction: 2)
      .suffix(" kg")
      .prefix("≈ ")
      .standalone()
  }
}

// MARK: - Styles

func fonts() -> [DiffableTextFont] {
  [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]
}

func price(in font: DiffableTextFont) -> UIFont { UIFont(font.size(20)) }

func languages() -> [NumberTextStyle<Int>] {
  [.currency(code: "JPY"), .number, .number.locale(.current)]
}
