// SPDX-License-Identifier: MIT

/// An exact number: a decimal divided by a positive one, so that `10 / 3 × 3` is 10.
struct Ratio {
  /// The maximum number of digits of each part.
  static let limit = 1000

  /// The number of fraction digits of a quotient that no rule limits.
  private static let openFraction = 38

  private let top: Numeral
  private let bottom: Numeral

  init(_ number: Numeral) {
    top = number.canonical
    bottom = Numeral(digit: 1)
  }

  private init(_ top: Numeral, over bottom: Numeral) throws(NumericTextRefusal) {
    guard max(top.digits.count, bottom.digits.count) <= Self.limit else {
      throw .tooManyDigits(limit: Self.limit)
    }
    self.top = top
    self.bottom = bottom
  }

  var isZero: Bool { top.isZero }

  func adding(_ other: Ratio) throws(NumericTextRefusal) -> Ratio {
    if bottom == other.bottom { return try Ratio(top.adding(other.top), over: bottom) }
    let left = top.multiplied(by: other.bottom)
    let right = other.top.multiplied(by: bottom)
    return try Ratio(left.adding(right), over: bottom.multiplied(by: other.bottom))
  }

  func negated() throws(NumericTextRefusal) -> Ratio {
    try Ratio(top.negated.canonical, over: bottom)
  }

  func multiplied(by other: Ratio) throws(NumericTextRefusal) -> Ratio {
    try Ratio(top.multiplied(by: other.top), over: bottom.multiplied(by: other.bottom))
  }

  /// The quotient with another number than zero.
  func divided(by other: Ratio) throws(NumericTextRefusal) -> Ratio {
    var divisor = other.top
    divisor.isNegative = false
    let dividend = other.top.isNegative ? top.negated : top
    return try Ratio(dividend.multiplied(by: other.bottom), over: bottom.multiplied(by: divisor))
  }

  /// A hundredth.
  func percent() throws(NumericTextRefusal) -> Ratio {
    try Ratio(top.scaled(byPowerOfTen: -2), over: bottom)
  }

  /// The number with enough digits to be rounded to `precision` as the exact number is.
  ///
  /// A quotient that `precision` doesn't limit is rounded here.
  func numeral(for precision: Precision, _ rounding: Rounding) -> Numeral {
    if bottom == Numeral(digit: 1) { return top }
    let total = precision.total.upperBound
    // The zeros before the first digit of a number less than one don't count toward the total.
    let limit = min(precision.fraction.upperBound, total > Self.limit ? total : 2 * total)
    guard limit <= Self.limit else {
      let digits = Self.openFraction
      return top.divided(by: bottom, places: digits + 1).rounded(toFraction: digits, rounding)
    }
    return top.divided(by: bottom, places: limit + 1)
  }
}
