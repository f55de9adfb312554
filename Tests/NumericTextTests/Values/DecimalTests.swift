// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    "0", "1", "-1", "0.1", "-0.5", "1234.5", "0.00000000000000000000000000000000000001",
    "9", "10", "999999999999999", "-1000000000000000", "1000000000000001", "9999999999999999999",
    "-10000000000000000000", "18446744073709551615", "-18446744073709551616",
    "12345678901234567890.123456789012345678", "99999999999999999999999999999999999999",
    "-99999999999999999999999999999999999999",
  ])
  func convertsUpTo38DigitsExactly(_ text: String) throws {
    let numeral = try #require(Numeral(text))
    let decimal = try #require(Decimal(numeral: numeral))
    #expect(decimal == Decimal(string: text))
    #expect(decimal.numeral == numeral)
    #expect(decimal.numeral?.description == text)
  }

  @Test(arguments: ["15e40", "-99999999999999999999999999999999999999e89", "1e127"])
  func convertsLongIntegersThatEndWithZeros(_ text: String) throws {
    let decimal = try #require(Decimal(string: text))
    let numeral = try #require(decimal.numeral)
    #expect(Decimal(numeral: numeral) == decimal)
    #expect(Decimal(numeral: numeral.scaled(byPowerOfTen: 128)) == nil)
    var session = NumericTextSession(value: decimal, style: .number.locale(.english))
    session.focus()
    #expect(session.deleteBackward().refusal == nil)
    #expect(session.value == decimal / 10)
  }

  @Test func comparesNumbersAsFoundationDoes() {
    let numbers = [
      Decimal(), Decimal.nan, 5, -5, 50, Decimal(sign: .plus, exponent: 1, significand: 5),
      Decimal(sign: .plus, exponent: -1, significand: 50), Decimal(string: "0.5") ?? 0,
      Decimal(sign: .minus, exponent: -1, significand: 50), Decimal.greatestFiniteMagnitude,
      Decimal(sign: .plus, exponent: -3, significand: 0), Decimal.leastNonzeroMagnitude,
    ]
    for left in numbers {
      for right in numbers {
        #expect(Decimal.areEqual(left, right) == (left == right), "\(left), \(right)")
        #expect(Optional<Decimal>.areEqual(left, right) == (left == right), "\(left), \(right)")
      }
      #expect(!Optional<Decimal>.areEqual(left, nil))
      #expect(!Optional<Decimal>.areEqual(nil, left))
    }
    #expect(Optional<Decimal>.areEqual(nil, nil))
  }

  @Test func rejectsMoreThan38Digits() throws {
    let numeral = try #require(Numeral(String(repeating: "9", count: 39)))
    #expect(Decimal(numeral: numeral) == nil)
  }

  @Test func randomNumeralsConvertToDecimalsAndBack() throws {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<2_000 {
      let text = generator.numeral(digits: 38)
      let numeral = try #require(Numeral(text)).canonical
      let decimal = Decimal(numeral: numeral)
      #expect(decimal == Decimal(string: text), "\(text), seed \(SplitMix64.seed)")
      #expect(decimal?.numeral == numeral, "\(text), seed \(SplitMix64.seed)")
    }
  }

  @Test func acceptsLeadingAndTrailingZeros() throws {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<200 {
      let digits = String(generator.next() >> UInt64.random(in: 0...63, using: &generator))
      let front = String(repeating: "0", count: Int.random(in: 0...60, using: &generator))
      let back = String(repeating: "0", count: Int.random(in: 0...18, using: &generator))
      let numeral = try #require(Numeral(front + digits + back))
      let decimal = Decimal(numeral: numeral)
      #expect(decimal == Decimal(string: digits + back), "seed \(SplitMix64.seed)")
      #expect(decimal?.numeral == numeral.canonical, "seed \(SplitMix64.seed)")
    }
  }

  @Test func notANumberHasNoNumeral() {
    #expect(Decimal.nan.numeral == nil)
  }

  @Test func extremeDecimalsKeepAllDigits() {
    #expect(Decimal.greatestFiniteMagnitude.numeral?.digits.count == 166)
    #expect(Decimal.leastNonzeroMagnitude.numeral?.fractionCount == 127)
  }
}
