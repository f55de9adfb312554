// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The numbers of digits that the formatter fills in and cuts off.
  ///
  /// Where more integer digits leave fewer to the fraction, it is all digits that are counted.
  ///
  /// - Throws: `notPlain` if a longer number is neither cut nor rounded, but written in another way.
  func precision() throws(NumericTextFormatError) -> Precision {
    let least = leastFractionDigits(integer: 1)
    let most = mostFractionDigits(integer: 1)
    let isLeastCounted = least > 0 && length > 1 && leastFractionDigits(integer: 2) == least - 1
    let isMostCounted = most.map { $0 > 0 && mostFractionDigits(integer: 2) == $0 - 1 } ?? false
    let isCounted = (isLeastCounted || isMostCounted) && length > 1
    let leastInteger = leastIntegerDigits
    let fraction = isCounted ? 0...Int.max : least...max(least, most ?? .max)
    let total =
      isCounted ? (isLeastCounted ? least + 1 : 1)...(most.map { $0 + 1 } ?? .max) : 1...Int.max
    let mostInteger = try mostIntegerDigits(total: total.upperBound)
    return Precision(
      integer: leastInteger...max(leastInteger, mostInteger),
      fraction: fraction,
      total: total
    )
  }

  /// How the formatter rounds, as far as it shows; to nearest or even if it does not.
  func rounding(_ precision: Precision) -> FloatingPointRoundingRule {
    let digits = min(precision.fraction.upperBound, precision.total.upperBound - 1)
    guard digits < Self.mostProbedFraction else { return .toNearestOrEven }
    let probes = ["2.5", "-2.5", "2.1", "-2.1", "2.9"].compactMap { Numeral($0) }
    let texts = probes.map { text(showing: $0.scaled(byPowerOfTen: -digits)) }
    return Self.rules.first { rule in
      zip(probes, texts).allSatisfy { probe, text in
        let rounded = probe.rounded(toFraction: 0, rule).scaled(byPowerOfTen: -digits)
        return text == self.text(showing: rounded)
      }
    } ?? .toNearestOrEven
  }

  private static let rules: [FloatingPointRoundingRule] = [
    .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
  ]

  /// The place up to which rounding can be seen in numbers that `Decimal` holds.
  private static let mostProbedFraction = 30

  /// The number of fraction digits that are filled in after `integer` integer digits.
  private func leastFractionDigits(integer: Int) -> Int {
    shownParts(Self.whole(integer))?.fractionDigits ?? 0
  }

  private var leastIntegerDigits: Int {
    let half = shownParts(Numeral(integer: EmptyCollection(), fraction: [5]))
    if let half, half.separators.first?.index ?? 0 == 0 { return 0 }
    guard let one = shownParts(Self.whole(1)) else { return 1 }
    return one.digits.count - leastFractionDigits(integer: 1)
  }

  /// The most integer digits; a formatter that writes fewer drops those in front.
  private func mostIntegerDigits(total: Int) throws(NumericTextFormatError) -> Int {
    guard length < Self.whole(.max).integerCount,
      let text = text(showing: Self.ones(integer: length + 1, fraction: 0))
    else { return .max }
    if Parts(text, Self.ones(integer: length, fraction: 0)) != nil { return length }
    guard total == length else { throw .notPlain(example: self.text(1234) ?? text) }
    return .max
  }

  /// The most fraction digits behind `integer` integer digits, nil for any number of them.
  ///
  /// It is asked for as many as the number type can hold.
  private func mostFractionDigits(integer: Int) -> Int? {
    for count in [30, 14, 9, 6, 3, 2, 1] {
      guard let text = text(showing: Self.ones(integer: integer, fraction: count)) else { continue }
      let ones = text.unicodeScalars.reduce(0) { $0 + (DecimalDigit.value(of: $1) == 1 ? 1 : 0) }
      return ones - integer >= count ? nil : max(0, ones - integer)
    }
    return 0
  }

  private static func ones(integer: Int, fraction: Int) -> Numeral {
    Numeral(
      integer: repeatElement(1 as UInt8, count: integer),
      fraction: repeatElement(1 as UInt8, count: fraction)
    )
  }
}
