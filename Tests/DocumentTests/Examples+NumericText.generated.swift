// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import NumericText
import Testing

@Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdNumericTextExamples {
  @Test("The formatter") func example1() throws {
    let formatter = CurrencyFormatter { $0.locale = english;
      $0.hasDecimals = false
      $0.maxValue = 999999
      $0.groupingSize = 2
      $0.groupingSeparator = ";"
      $0.currencySymbol = "💶"
    }
    _ = formatter
    #expect(seen(formatter.string(from: 100000000.0)) == "💶99;99;99")
    #expect(seen(formatter.unformatted(string: "-💶12;34")) == "-1234")
  }
}
