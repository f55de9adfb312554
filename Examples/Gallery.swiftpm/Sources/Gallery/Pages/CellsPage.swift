// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields that are filled by pasting a row or column of numbers into one of them.
struct CellsPage: View {
  @State private var quarters = [Decimal](repeating: 0, count: 4)

  private let style = NumericTextStyle<Decimal>.currency(code: "USD").allowsCells()

  var body: some View {
    Section("Paste a column of numbers from a spreadsheet") {
      ForEach(quarters.indices, id: \.self) { index in
        NumericTextField("Quarter \(index + 1)", value: $quarters[index], style: style)
          .onNumericTextRest { fill($0, after: index) }
      }
    }
    ValueRow(quarters.reduce(0, +))
  }

  /// Sets the fields after `index` to the numbers in `texts`.
  private func fill(_ texts: [String], after index: Int) {
    for (quarter, text) in zip(quarters.indices.dropFirst(index + 1), texts) {
      if let number = try? style.parse(text) { quarters[quarter] = number }
    }
  }
}
