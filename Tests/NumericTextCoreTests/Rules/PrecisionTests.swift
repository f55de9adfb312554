// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PrecisionTests {
  @Test(arguments: [("0", 3), ("1", 3), ("12", 2), ("00123", 1), ("1234", 0), ("123456", 0)])
  func fractionLimitIsTheTotalMinusIntegerDigits(_ integer: String, _ limit: Int) {
    let precision = Precision(fraction: 0...3, total: 1...4)
    #expect(precision.fractionLimit(of: numeral(integer)) == limit)
  }

  @Test(arguments: [("0.00123", 6), ("0.5", 4), ("0.000000000", 8), ("1.00123", 3), (".05", 5)])
  func leadingZerosDoNotCountTowardTheTotal(_ text: String, _ limit: Int) {
    #expect(Precision(total: 1...4).fractionLimit(of: numeral(text)) == limit)
  }

  @Test func canFillInAFractionThatCannotBeTyped() {
    var precision = Precision(fraction: 0...0)
    precision.filledFraction = 2
    #expect(precision.shown(numeral("5"), .toNearestOrEven).description == "5.00")
    #expect(precision.shown(numeral("5.6"), .toNearestOrEven).description == "6.00")
  }

  @Test(arguments: [
    ("12345678", "5678"), ("1234.5678", "1234.56"), ("-98765.4", "-8765.4"), ("10005", "5"),
    ("0.999", "0.99"), ("7", "7"),
  ])
  func cutsBothPartsToTheirMaximumLength(_ text: String, _ cut: String) {
    let precision = Precision(integer: 1...4, fraction: 0...2)
    #expect(precision.cut(numeral(text)).description == cut)
  }
}
