// SPDX-License-Identifier: MIT

/// The numbers that are within every rule because they are short.
///
/// Most keys lead from one short number to another, which needs no comparison of digits (benchmark
/// "key at 11 digits").
struct ShortNumbers: Sendable {
  /// The most integer digits of such a number, -1 if there is none of its sign.
  private let positive: Int
  private let negative: Int

  init(_ rules: borrowing Rules) {
    let bounds = rules.bounds
    let most = bounds.containsZero ? rules.precision.mostIntegers : -1
    let above = bounds.upper.map { $0.significantIntegerCount - 1 } ?? .max
    let below = bounds.lower.map { $0.significantIntegerCount - 1 } ?? .max
    positive = bounds.allowPositive ? min(most, above) : -1
    negative = rules.allowsNegative ? min(most, below) : -1
  }

  /// Whether `numeral` is within the bounds and its integer part has room; its fraction is not
  /// looked at.
  func contains(_ numeral: borrowing Numeral) -> Bool {
    let most = numeral.isNegative ? negative : positive
    return numeral.integerCount <= most || numeral.significantIntegerCount <= most
  }
}
