// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A field that accepts expressions such as `1200 + 15%`, with a preview of the result.
struct CalculationPage: View {
  @State private var amount: Decimal = 1200
  @Environment(\.locale) private var locale

  private let style = NumericTextStyle<Decimal>.currency(code: "USD").allowsArithmetic()

  var body: some View {
    NumericTextField("Amount", value: $amount, style: style)
    ValueRow(style.locale(locale).format(amount), title: "Result")
    ValueRow(amount)
  }
}
