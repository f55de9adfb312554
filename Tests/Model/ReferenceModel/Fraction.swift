// SPDX-License-Identifier: MIT

/// An exact quotient of two decimal numbers, so that `10 / 3 × 3` is 10.
struct Fraction: Hashable, Sendable {
  private var top: Number
  private var bottom = Number.one

  init(_ number: Number) { top = number }

  private init(_ top: Number, over bottom: Number) {
    self.top = bottom.isNegative ? -top : top
    self.bottom = bottom.magnitude
  }

  var isZero: Bool { top.isZero }

  static prefix func - (fraction: Fraction) -> Fraction {
    Fraction(-fraction.top, over: fraction.bottom)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.bottom + right.top * left.bottom, over: left.bottom * right.bottom)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.top, over: left.bottom * right.bottom)
  }

  /// Returns the quotient.
  ///
  /// The divisor must not be zero.
  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.bottom, over: left.bottom * right.top)
  }

  /// Returns the number multiplied by a power of ten.
  func shifted(by power: Int) -> Fraction { Fraction(top.shifted(by: power), over: bottom) }

  /// Whether the number needs more digits than the calculation of an expression can have.
  ///
  /// The zeros of `0.001` count.
  var isTooLong: Bool { max(top.writtenLength, bottom.writtenLength) > 1000 }

  /// Returns the number with `places` fraction digits.
  ///
  /// If the quotient has more digits, a 1 is appended to stand for them, so that a later rounding
  /// has the same result as for the exact number.
  func decimal(places: Int) -> Number {
    let (digits, rest) = top.shifted(by: places).divided(by: bottom)
    let quotient = rest.isZero ? digits : digits + Number.one.shifted(by: -1)
    return (top.isNegative ? -quotient : quotient).shifted(by: -places)
  }
}

extension Number {
  /// The number of digits with which the number is written.
  fileprivate var writtenLength: Int { integerText.count + fractionText.count }
}
