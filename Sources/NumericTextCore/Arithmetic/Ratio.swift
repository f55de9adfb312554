// SPDX-License-Identifier: MIT

/// An exact number, stored as a decimal numerator and a positive decimal denominator.
///
/// Because no digits are lost, `10 / 3 × 3` is 10.
struct Ratio: ExactNumber {
  /// The maximum number of digits in the numerator and in the denominator.
  static let limit = 1000

  /// The number of fraction digits to which a quotient is rounded if the precision sets no limit.
  private static let openFraction = 38

  private var top: Numeral
  private var bottom = Numeral.one

  init(_ number: borrowing Numeral) { top = number.canonical }

  var isZero: Bool { top.isZero }

  mutating func add(_ other: Ratio) throws(Refusal) {
    if bottom == other.bottom {
      top = top.adding(other.top)
    } else {
      top = top.multiplied(by: other.bottom).adding(other.top.multiplied(by: bottom))
      bottom = bottom.multiplied(by: other.bottom)
    }
    try checkDigits()
  }

  mutating func negate() { top = top.negated.canonical }

  mutating func multiply(by other: Ratio) throws(Refusal) {
    top = top.multiplied(by: other.top)
    bottom = bottom.multiplied(by: other.bottom)
    try checkDigits()
  }

  mutating func divide(by other: Ratio) throws(Refusal) {
    if other.top.isNegative { top = top.negated }
    top = top.multiplied(by: other.bottom)
    bottom = bottom.multiplied(by: other.top.signed(isNegative: false))
    try checkDigits()
  }

  mutating func scale(byPowerOfTen power: Int) throws(Refusal) {
    if isZero { return }
    top = top.scaled(byPowerOfTen: power)
    try checkDigits()
  }

  private func checkDigits() throws(Refusal) {
    guard max(top.digits.count, bottom.digits.count) <= Self.limit else {
      throw .tooManyDigits(limit: Self.limit)
    }
  }

  /// Returns this number as a numeral with enough digits that rounding to `precision` gives the
  /// same result as rounding the exact number.
  ///
  /// If `precision` doesn't limit the fraction digits of a quotient, this method rounds the
  /// quotient to `openFraction` digits.
  func numeral(for precision: Precision, _ rounding: Rounding) -> Numeral {
    if bottom == .one { return top }
    let total = precision.total.upperBound
    // In a number less than one, up to `total` zeros before the first nonzero digit don't count, so
    // the number can have up to twice `total` fraction digits.
    let limit = min(precision.fraction.upperBound, total > Self.limit ? total : 2 * total)
    guard limit <= Self.limit else {
      let digits = Self.openFraction
      return top.divided(by: bottom, places: digits + 1).rounded(toFraction: digits, rounding)
    }
    return top.divided(by: bottom, places: limit + 1)
  }
}
