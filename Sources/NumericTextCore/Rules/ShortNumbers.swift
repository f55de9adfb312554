// SPDX-License-Identifier: MIT

/// The numbers that are within every rule because they have few digits.
///
/// Most keystrokes lead from one short number to another, without comparing any digits (benchmark
/// "key at 11 digits").
struct ShortNumbers: Sendable {
  /// The maximum number of integer digits of such a number, per sign, or -1 if there is none.
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

  /// Whether `numeral` is within the bounds and its integer part is short enough.
  ///
  /// The fraction is not checked.
  func contains(_ numeral: borrowing Numeral) -> Bool {
    let most = numeral.isNegative ? negative : positive
    return numeral.integerCount <= most || numeral.significantIntegerCount <= most
  }
}
