// SPDX-License-Identifier: MIT

// Exact decimal arithmetic for steps and expressions, digit by digit as on paper. Typing a key into
// a field without an expression doesn't use it.

extension Numeral {
  /// Returns whether this number is a multiple of `divisor`, which must not be zero.
  package func isMultiple(of divisor: Numeral) -> Bool {
    canonical.remainder(dividingBy: divisor.canonical).isZero
  }

  /// Returns the exact sum of this number and `other`.
  package func adding(_ other: Numeral) -> Numeral {
    if isNegative == other.isNegative { return combined(with: other, 1) }
    return magnitudeOrder(to: other) >= 0 ? reduced(by: other) : other.reduced(by: self)
  }

  /// The number with the opposite sign.
  package var negated: Numeral { signed(isNegative: !isNegative) }

  /// Returns the exact product of this number and an integer.
  func multiplied(by factor: Int) -> Numeral {
    let digits = NumeralDigits(word: UInt64(factor.magnitude))
    return multiplied(by: Numeral(isNegative: factor < 0, digits: digits))
  }

  /// Returns the remainder after division by a positive number, ignoring the sign of this number.
  package func remainder(dividingBy divisor: Numeral) -> Numeral {
    quotientAndRemainder(dividingBy: divisor).remainder
  }

  /// Returns the whole quotient of a division by a positive number, and the remainder, ignoring the
  /// sign of this number.
  func quotientAndRemainder(
    dividingBy divisor: Numeral
  ) -> (quotient: NumeralDigits, remainder: Numeral) {
    let places = max(fractionCount, divisor.fractionCount)
    let unit = divisor.scaled(byPowerOfTen: places)
    var quotient = NumeralDigits()
    var rest = Numeral.zero
    for digit in padded(integer: 0, fraction: places).digits {
      rest = rest.scaled(byPowerOfTen: 1).adding(Numeral(digit: digit))
      var times: UInt8 = 0
      while rest.magnitudeOrder(to: unit) >= 0 {
        rest = rest.reduced(by: unit)
        times += 1
      }
      quotient.append(times)
    }
    return (quotient, rest.scaled(byPowerOfTen: -places))
  }

  /// Returns this number with its magnitude reduced by the magnitude of `smaller`.
  private func reduced(by smaller: Numeral) -> Numeral { combined(with: smaller, -1) }

  /// Returns this number with its magnitude increased by `factor` times the magnitude of `other`.
  ///
  /// `factor` is 1 or -1. If it is -1, the magnitude of `other` must not be the greater one.
  private func combined(with other: Numeral, _ factor: Int) -> Numeral {
    let integer = max(integerCount, other.integerCount)
    let fraction = max(fractionCount, other.fractionCount)
    var carry = 0
    var sum = NumeralDigits(columns: integer + fraction) { place in
      let column = 10 + digit(integer - place) + factor * other.digit(integer - place) + carry
      carry = column / 10 - 1
      return column % 10
    }
    if carry > 0 { sum = sum.replacing(0..<0, with: Numeral.one.digits) }
    return Numeral(isNegative: isNegative, digits: sum, fraction: fraction).canonical
  }

  /// Returns the digit that has `count` integer digits from itself on, or zero if there is none:
  /// 2 for the count 1 in `12.5`, and 5 for the count 0.
  private func digit(_ count: Int) -> Int {
    let place = integerCount - count
    return place >= 0 && place < digits.count ? Int(digits[place]) : 0
  }
}
