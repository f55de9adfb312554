// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field for an amount in the notation of the selected locale.
struct AmountPage: View {
  @State private var amount: Decimal = 1234.5
  @State private var currency = "SEK"
  @State private var locale = "sv_SE"
  @State private var hint = ""

  private let currencies = ["SEK", "USD", "EUR", "JPY", "INR", "CHF", "BHD", "BRL"]
  private let locales = ["sv_SE", "en_US", "de_CH", "fr_FR", "en_IN", "ar_EG", "fa_IR", "ja_JP"]

  var body: some View {
    Section {
      NumericTextField("Amount", value: $amount, style: .currency(code: currency))
        .onNumericTextRefusal { hint = $0.description }
        .environment(\.locale, Locale(identifier: locale))
      ValueRow(amount)
    } footer: {
      Text(verbatim: hint)
    }
    Section("Region") {
      Picker("Locale", selection: $locale) { choices(locales) }
      Picker("Currency", selection: $currency) { choices(currencies) }
    }
  }

  private func choices(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text(verbatim: $0).tag($0) }
  }
}
