// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

/// Arithmetic on digits agrees with integer arithmetic.
@Suite struct NumberLaws {
  private static let short = plainNumerals(upTo: 3, digits: "059")
    .filter { $0.contains { $0.isNumber } }

  private static let rules: [Rounding] = [
    .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
  ]

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func shortNumbersCompareAndAdd() throws {
    let pairs = Self.short.compactMap { text in Numeral(text).map { (text, $0) } }
    try withEvery("left", in: pairs) { left in
      try withEvery("right", in: pairs) { right in try checkPair(left, right) }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func longNumbersCompareAndAdd() throws {
    try withRandom(2000) { generator in
      let left = generator.plainNumber(integer: 0...18, fraction: 0...9)
      let right = generator.plainNumber(integer: 0...18, fraction: 0...9)
      try checkPair((left, numeral(left)), (right, numeral(right)))
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func checkPair(_ left: (String, Numeral), _ right: (String, Numeral)) throws {
    let one = ReferenceNumber(left.0)
    let two = ReferenceNumber(right.0)
    try hold(left.1.isLess(than: right.1), is: one < two, "\(left.0) < \(right.0)")
    try hold(left.1.isSameNumber(as: right.1), is: one == two, "\(left.0) == \(right.0)")
    let sum = left.1.adding(right.1)
    try hold(sum.description, is: (one + two).description, "\(left.0) + \(right.0)")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func shortNumbersRound() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "0459")) { text in
      guard text.first(where: { $0 != "-" })?.isNumber == true else { return }
      try withEvery("limit", in: 0...2) { try checkRounding(text, toFraction: $0) }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func longNumbersRound() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...16, fraction: 1...16)
      try checkRounding(text, toFraction: Int.random(in: 0...12, using: &generator))
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func checkRounding(_ text: String, toFraction limit: Int) throws {
    let number = numeral(text)
    let reference = ReferenceNumber(text)
    try withEvery("rule", in: Self.rules) { rule in
      let rounded = number.rounded(toFraction: limit, rule)
      try hold(rounded.fractionCount, is: min(number.fractionCount, limit), "length of \(rounded)")
      let expected = reference.rounded(toFraction: limit, rule)
      try hold(rounded.canonical.description, is: expected.description, "\(text) to \(limit)")
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func productsAndRemaindersAreExact() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...12, fraction: 0...6)
      let factor = Int.random(in: -1_000_000...1_000_000, using: &generator)
      let product = numeral(text).multiplied(by: factor)
      try hold(
        product.description,
        is: (ReferenceNumber(text) * factor).description,
        "\(text) × \(factor)"
      )
      let divisor = generator.pick(["0.05", "3", "25", "0.125", "17.5", "1000"])
      let rest = numeral(text).remainder(dividingBy: numeral(divisor))
      let expected = ReferenceNumber(text).remainder(ReferenceNumber(divisor))
      try hold(rest.description, is: expected.description, "rest of \(text) by \(divisor)")
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func canonicalFormIsTheShortest() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "05")) { text in
      let canonical = numeral(text).canonical
      let hasDigits = text.contains { $0.isNumber }
      let expected = hasDigits ? ReferenceNumber(text).description : ""
      try hold(canonical.description, is: expected, "canonical form")
      try hold(canonical.canonical, is: canonical, "canonical form of the canonical form")
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func scalingMovesTheSeparator() throws {
    try withRandom(1000) { generator in
      let text = generator.plainNumber(integer: 0...9, fraction: 0...9)
      let power = Int.random(in: -9...9, using: &generator)
      let scaled = numeral(text).scaled(byPowerOfTen: power)
      let number = ReferenceNumber(text)
      let places = number.places - power
      let expected = ReferenceNumber(
        units: number.units * ReferenceNumber.tenTo(max(0, -places)),
        places: max(0, places)
      )
      try hold(scaled.description, is: expected.description, "\(text) by 10^\(power)")
      try hold(
        scaled.scaled(byPowerOfTen: -power),
        is: numeral(text).canonical,
        "scaling there and back"
      )
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func descriptionParsesToTheSameNumeral() throws {
    try withEvery("number", in: plainNumerals(upTo: 5, digits: "07")) { text in
      try hold(numeral(text).description, is: text, "description")
    }
  }
}
