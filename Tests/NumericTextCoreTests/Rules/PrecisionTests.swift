// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PrecisionTests {
  @Test(arguments: [
    ("12345678", "5678"), ("1234.5678", "1234.56"), ("-98765.4", "-8765.4"), ("10005", "5"),
    ("0.999", "0.99"), ("7", "7"),
  ])
  func cutsBothPartsToTheirMaximumLength(_ text: String, _ cut: String) {
    let precision = Precision(integer: 1...4, fraction: 0...2)
    #expect(precision.cut(numeral(text)).description == cut)
  }
}
