// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let english = Locale(identifier: "en_US")
private let dollars = NumericTextStyle<Decimal>.currency(code: "USD").locale(english)

/// Every input that once broke a law, under the law that it broke.
@Suite struct Counterexamples {
  @Test(arguments: ["$5.00", "$1,234.50"])
  func ownTextReadsBackWhereNoSignIsShown(_ text: String) throws {
    let style = dollars.sign(.never)
    let value = try style.parse(text)
    #expect(style.format(value) == text)
  }
}
