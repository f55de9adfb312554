// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FreedomTests {
  private static let numbers =
    ["", "-", "0", "00", "05", "-5", "5.", "5.0", "0.5", ".5"]
    + ["1", "9", "10", "99", "100", "999", "1000", "123456789012345678901234567890123456789012"]

  private static let bounds = [nil, "-100", "-5", "0", "5", "99", "100", "1000"].map {
    $0.map { numeral($0) }
  }

  private static let precisions = [
    Precision(), Precision(integer: 1...2), Precision(total: 1...3),
    Precision(integer: 2...3, fraction: 0...2, total: 1...2),
  ]

  private static let rules = precisions.flatMap { precision in
    bounds.flatMap { lower in
      bounds.compactMap { upper -> Rules? in
        if let lower, let upper, upper.isLess(than: lower) { return nil }
        var rules = Rules()
        rules.precision = precision
        rules.bounds = Bounds(lower: lower, upper: upper)
        return rules
      }
    }
  }

  @Test func noRuleTouchesFreeNumbers() throws {
    try withEvery("rules", in: Self.rules) { rules in
      let freedom = Freedom(rules)
      try withEvery("number", in: Self.numbers.map { numeral($0) }) { number in
        guard freedom.contains(number) else { return }
        try hold(number.canonical, is: number, "canonical number")
        try hold(number.clamped(to: rules.bounds), is: number, "number within bounds")
        try hold(Field(.english, rules).active(number), is: number, "active number")
        let most = min(rules.precision.integer.upperBound, rules.precision.total.upperBound)
        try hold(number.significantIntegerCount <= most, "\(number) has too many digits")
        try hold(rules.bounds.allowPositive, "\(number) is not negative")
      }
    }
  }

  @Test func freedomIsNotTakenFromAll() {
    let freedom = Freedom(Rules())
    #expect(["1", "10", "999"].allSatisfy { freedom.contains(numeral($0)) })
    #expect(["", "0", "05", "-5", "5.", "5.5"].allSatisfy { !freedom.contains(numeral($0)) })
    #expect(Freedom(.bounded("0", "100")).contains(numeral("99")))
    #expect(!Freedom(.bounded("0", "100")).contains(numeral("100")))
  }

  @Test func fieldThatClearsZeroHasNone() {
    var rules = Rules()
    rules.clearsZero = true
    #expect(!Freedom(rules).contains(numeral("5")))
  }
}
