// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct DigitRunTests {
  private static let limit = NumeralDigits.limit

  /// Returns a numeral that consists of `zeros` zeros and then `ones` ones.
  ///
  /// The first `integers` digits are its integer part.
  private func numeral(zeros: Int, ones: Int, integers: Int) throws(NumericTextRefusal) -> Numeral {
    var run = DigitRun()
    for _ in 0..<zeros { run.append(0) }
    for _ in 0..<ones { run.append(1) }
    #expect(run.count == zeros + ones)
    return try run.numeral(integerCount: integers, hasSeparator: integers < run.count)
  }

  @Test func keepsAllDigits() throws {
    #expect(try numeral(zeros: 2, ones: 3, integers: 4).description == "0011.1")
    #expect(try numeral(zeros: 3, ones: 1, integers: 1).description == "0.001")
    #expect(try numeral(zeros: 0, ones: 1, integers: 0).description == ".1")
    #expect(try numeral(zeros: 2, ones: 0, integers: 2).description == "00")
  }

  @Test func reportsALeadingZero() {
    var run = DigitRun()
    #expect(!run.startsWithZero)
    run.append(0)
    #expect(run.startsWithZero)
    run.append(5)
    #expect(run.startsWithZero)
  }

  @Test func reportsTrailingZeros() {
    var run = DigitRun()
    for digit in [0, 5, 0, 0] as [UInt8] { run.append(digit) }
    #expect(run.isZero(after: 2) && !run.isZero(after: 1))
    "0070".withScalars { text in _ = run.append(text, from: 0, upTo: text.count) }
    #expect(run.isZero(after: 7) && !run.isZero(after: 6))
    for _ in 0..<Self.limit { run.append(0) }
    run.append(1)
    #expect(!run.isZero(after: 7))
  }

  @Test func dropsLeadingZerosPastTheLimit() throws {
    let long = try numeral(zeros: Self.limit, ones: 2, integers: Self.limit + 2)
    #expect(long.digits.count == Self.limit)
    #expect(long.canonical.description == "11")
    let zero = try numeral(zeros: Self.limit * 2, ones: 0, integers: Self.limit * 2)
    #expect(zero.canonical.description == "0")
    let fraction = try numeral(zeros: Self.limit * 2, ones: 2, integers: Self.limit * 2 + 1)
    #expect(fraction.canonical.description == "1.1")
  }

  @Test func trimsTheFractionToTheLimit() throws {
    let long = try numeral(zeros: 0, ones: Self.limit * 2, integers: 1)
    #expect(long.digits.count == Self.limit)
    #expect(long.integerCount == 1)
    let bare = try numeral(zeros: Self.limit * 2, ones: 1, integers: 0)
    #expect(bare.canonical.description == "0")
    #expect(bare.digits.count == Self.limit - 1)
  }

  @Test func refusesAnIntegerPartPastTheLimit() throws {
    #expect(try numeral(zeros: 0, ones: Self.limit, integers: Self.limit).isZero == false)
    for (zeros, ones) in [(0, Self.limit + 1), (5, Self.limit + 1), (0, Self.limit * 2)] {
      #expect(throws: NumericTextRefusal.tooManyDigits(limit: Self.limit)) {
        try numeral(zeros: zeros, ones: ones, integers: zeros + ones)
      }
    }
  }
}
