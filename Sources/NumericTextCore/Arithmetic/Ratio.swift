// SPDX-License-Identifier: MIT

/// An exact number, stored as a decimal numerator and a positive decimal denominator.
///
/// Because no digits are lost, `10 / 3 × 3` is 10.
struct Ratio {
  /// The maximum number of digits in the numerator and in the denominator.
  static let limit = 1000

  /// The number of fraction digits to which a quotient is rounded if the precision sets no limit.
  private static let openFraction = 38

  private let top: Numeral
  private let bottom: Numeral

  init(_ number: Numeral) {
    top = number.canonical
    bottom = Numeral(digit: 1)
  }

  private init(_ top: Numeral, over bottom: Numeral) throws(Refusal) {
    guard max(top.digits.count, bottom.digits.count) <= Self.limit else {
      throw .tooManyDigits(limit: Self.limit)
    }
    self.top = top
    self.bottom = bottom
  }

  var isZero: Bool { top.isZero }

  func adding(_ other: Ratio) throws(Refusal) -> Ratio {
    if bottom == other.bottom { return try Ratio(top.adding(other.top), over: bottom) }
    let left = top.multiplied(by: other.bottom)
    let right = other.top.multiplied(by: bottom)
    return try Ratio(left.adding(right), over: bottom.multiplied(by: other.bottom))
  }

  func negated() throws(Refusal) -> Ratio {
    try Ratio(top.negated.canonical, over: bottom)
  }

  func multiplied(by other: Ratio) throws(Refusal) -> Ratio {
    try Ratio(top.multiplied(by: other.top), over: bottom.multiplied(by: other.bottom))
  }

  /// Returns this number divided by `other`, which must not be zero.
  func divided(by other: Ratio) throws(Refusal) -> Ratio {
    let divisor = other.top.signed(isNegative: false)
    let dividend = other.top.isNegative ? top.negated : top
    return try Ratio(dividend.multiplied(by: other.bottom), over: bottom.multiplied(by: divisor))
  }

  /// Returns this number divided by 100.
  func percent() throws(Refusal) -> Ratio { try scaled(byPowerOfTen: -2) }

  /// Returns this number multiplied by a power of ten.
  func scaled(byPowerOfTen power: Int) throws(Refusal) -> Ratio {
    isZero ? self : try Ratio(top.scaled(byPowerOfTen: power), over: bottom)
  }

  /// Returns this number as a numeral with enough digits that rounding to `precision` gives the
  /// same result as rounding the exact number.
  ///
  /// If `precision` doesn't limit the fraction digits of a quotient, this method rounds the
  /// quotient to `openFraction` digits.
  func numeral(for precision: Precision, _ rounding: Rounding) -> Numeral {
    if bottom.isOne { return top }
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
