// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ShortNumbersTests {
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

  @Test func shortNumbersSatisfyAllRules() throws {
    try withEvery("rules", in: Self.rules) { rules in
      let shortNumbers = ShortNumbers(rules)
      try withEvery("number", in: Self.numbers.map { numeral($0) }) { number in
        guard shortNumbers.contains(number) else { return }
        let canonical = number.digits.isEmpty ? .zero : number.canonical
        try hold(canonical.clamped(to: rules.bounds), is: canonical, "number within bounds")
        let most = min(rules.precision.integer.upperBound, rules.precision.total.upperBound)
        try hold(number.significantIntegerCount <= most, "\(number) has too many digits")
        try hold(rules.signs != .onlyPlus || !number.isNegative, "\(number) is negative")
      }
    }
  }

  @Test func recognizesCommonNumbersAsShort() {
    let all = ShortNumbers(Rules())
    #expect(["1", "10", "999", "-5", "5.5", "05", "0"].allSatisfy { all.contains(numeral($0)) })
    let percent = ShortNumbers(.bounded("0", "100"))
    #expect(["0", "99", "99.99"].allSatisfy { percent.contains(numeral($0)) })
    #expect(["100", "-1", "-0"].allSatisfy { !percent.contains(numeral($0)) })
    #expect(!ShortNumbers(.bounded("5", "100")).contains(numeral("7")))
  }
}
