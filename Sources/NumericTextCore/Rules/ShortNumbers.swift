// SPDX-License-Identifier: MIT

/// The numbers that are within the rules because they have few digits.
///
/// If the bounds are 0 and 5000, these are all positive numbers with up to three integer digits.
/// Most keystrokes result in such a number, so its digits need not be compared with the bounds. A
/// key in the middle of a number would need 18 % more instructions without this (benchmark "key in
/// the middle of 11 digits").
struct ShortNumbers: Sendable {
  /// All positive numbers with at most this many integer digits are within the bounds.
  ///
  /// This is 3 for the bounds 0 and 5000. It is -1 if the number of digits alone never shows that a
  /// positive number is within the bounds.
  private let positive: Int

  /// All negative numbers with at most this many integer digits are within the bounds.
  ///
  /// This is -1 if the number of digits alone never shows that a negative number is within the
  /// bounds.
  private let negative: Int

  private let fraction: Int
  private let digits: Int

  init(_ rules: Rules) {
    let bounds = rules.bounds
    let containsZero = Numeral.zero.clamped(to: bounds).isZero
    let most = containsZero ? rules.precision.mostIntegers : -1
    let above = bounds.upper.map { $0.significantIntegerCount - 1 } ?? .max
    let below = bounds.lower.map { $0.significantIntegerCount - 1 } ?? .max
    positive = bounds.allowPositive ? min(most, above) : -1
    negative = rules.signs == .onlyPlus ? -1 : min(most, below)
    fraction = rules.fractionDigits
    digits = min(rules.precision.total.upperBound, NumeralDigits.limit)
  }

  /// Returns whether the number of integer digits alone shows that `numeral` is within the bounds.
  ///
  /// The number of fraction digits is not checked.
  func contains(_ numeral: Numeral) -> Bool {
    let most = numeral.isNegative ? negative : positive
    return numeral.integerCount <= most || numeral.significantIntegerCount <= most
  }

  /// Returns whether the numbers of digits alone show that `numeral` satisfies all rules and is not
  /// zero.
  func admits(_ numeral: Numeral) -> Bool {
    guard contains(numeral) else { return false }
    return numeral.isPlainWhole
      || (!numeral.isZero && !numeral.hasLeadingZeros && numeral.fractionCount > 0
        && numeral.fractionCount <= fraction && numeral.digits.count <= digits)
  }
}
