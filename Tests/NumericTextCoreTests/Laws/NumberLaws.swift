// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import NumericTextCore

/// Arithmetic on digits agrees with Foundation's `Decimal`.
@Suite struct NumberLaws {
  private static let short = plainNumerals(upTo: 3, digits: "059")
    .filter { $0.contains { $0.isNumber } }

  @Test func shortNumbersCompareAndAdd() throws {
    let pairs = Self.short.map { (numeral($0), Decimal(plain: $0)) }
    try withEvery("left", in: pairs) { left in
      try withEvery("right", in: pairs) { right in try checkPair(left, right) }
    }
  }

  @Test func longNumbersCompareAndAdd() throws {
    try withRandom(2000) { generator in
      let texts = (0..<2).map { _ in generator.plainNumber(integer: 0...18, fraction: 0...9) }
      let pairs = texts.map { (numeral($0), Decimal(plain: $0)) }
      try checkPair(pairs[0], pairs[1])
    }
  }

  private func checkPair(_ left: (Numeral, Decimal), _ right: (Numeral, Decimal)) throws {
    try hold(left.0.isLess(than: right.0), is: left.1 < right.1, "\(left.0) < \(right.0)")
    try hold(left.0.isSameNumber(as: right.0), is: left.1 == right.1, "\(left.0) == \(right.0)")
    let sum = left.0.adding(right.0)
    try hold(sum.description, is: "\(left.1 + right.1)", "\(left.0) + \(right.0)")
  }

  @Test func shortNumbersRound() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "0459")) { text in
      guard text.first(where: { $0 != "-" })?.isNumber == true else { return }
      try withEvery("limit", in: 0...2) { try checkRounding(text, toFraction: $0) }
    }
  }

  @Test func longNumbersRound() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...16, fraction: 1...16)
      try checkRounding(text, toFraction: Int.random(in: 0...12, using: &generator))
    }
  }

  private func checkRounding(_ text: String, toFraction limit: Int) throws {
    let number = numeral(text)
    try withEvery("rule", in: Rounding.allCases) { rule in
      let rounded = number.rounded(toFraction: limit, rule)
      try hold(rounded.fractionCount, is: min(number.fractionCount, limit), "length of \(rounded)")
      let expected = Decimal(plain: text).rounded(toFraction: limit, rule)
      try hold(rounded.canonical.description, is: "\(expected)", "\(text) to \(limit)")
    }
  }

  @Test func productsAndRemaindersAreExact() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...12, fraction: 0...6)
      let number = Decimal(plain: text)
      let random = Int.random(in: -1_000_000...1_000_000, using: &generator)
      let factor = generator.pick([random, 1_000_000_000, .min])
      let product = numeral(text).multiplied(by: factor)
      try hold(product.description, is: "\(number * Decimal(factor))", "\(text) × \(factor)")
      let divisor = generator.pick(["0.05", "3", "25", "0.125", "17.5", "1000"])
      let rest = numeral(text).remainder(dividingBy: numeral(divisor))
      let quotient = (number / Decimal(plain: divisor)).rounded(toFraction: 0, .towardZero)
      let expected = (number - quotient * Decimal(plain: divisor)).magnitude
      try hold(rest.description, is: "\(expected)", "rest of \(text) by \(divisor)")
    }
  }

  @Test func canonicalFormIsTheShortest() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "05")) { text in
      let canonical = numeral(text).canonical
      let hasDigits = text.contains { $0.isNumber }
      try hold(canonical.description, is: hasDigits ? "\(Decimal(plain: text))" : "", "canonical")
      let negated = numeral(text).negated.canonical
      try hold(negated.description, is: hasDigits ? "\(-Decimal(plain: text))" : "", "negated")
      try hold(canonical.canonical, is: canonical, "canonical form of the canonical form")
    }
  }

  @Test func scalingMovesTheSeparator() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...9, fraction: 0...9)
      let power = Int.random(in: -9...9, using: &generator)
      let scaled = numeral(text).scaled(byPowerOfTen: power)
      let expected = Decimal(plain: text) * Decimal(sign: .plus, exponent: power, significand: 1)
      try hold(scaled.description, is: "\(expected)", "\(text) by 10^\(power)")
      let back = scaled.scaled(byPowerOfTen: -power)
      try hold(back, is: numeral(text).canonical, "scaling there and back")
    }
  }

  @Test func descriptionParsesToTheSameNumeral() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "07")) { text in
      try hold(numeral(text).description, is: text, "description")
    }
  }
}

extension Decimal {
  /// Creates the number that a plain text such as `-12.50` represents, or zero without digits.
  init(plain: String) { self = Decimal(string: plain) ?? 0 }

  fileprivate func rounded(toFraction limit: Int, _ rule: Rounding) -> Decimal {
    let mode: NSDecimalNumber.RoundingMode =
      switch rule {
      case .up: .up
      case .down: .down
      case .towardZero: self < 0 ? .up : .down
      case .awayFromZero: self < 0 ? .down : .up
      case .toNearestOrEven: .bankers
      case .toNearestOrAwayFromZero: .plain
      }
    var (number, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &number, limit, mode)
    return rounded
  }
}
