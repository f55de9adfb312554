// SPDX-License-Identifier: MIT

// Exact multiplication and division.

extension Numeral {
  /// Returns the exact product of two numbers.
  package func multiplied(by other: Numeral) -> Numeral {
    let (left, right) = (digits, other.digits)
    var column = 0
    let product = NumeralDigits(columns: left.count + right.count) { place in
      for index in max(0, place - right.count)..<min(left.count, place) {
        column += Int(left[index]) * Int(right[place - 1 - index])
      }
      defer { column /= 10 }
      return column % 10
    }
    return Numeral(
      isNegative: isNegative != other.isNegative,
      digits: product,
      fraction: fractionCount + other.fractionCount
    ).canonical
  }

  /// Returns this number divided by a positive number, cut off after `places` fraction digits.
  ///
  /// If nonzero digits are cut off, the digit 1 is appended instead. If the result is then rounded
  /// to fewer than `places` fraction digits, it is rounded in the same direction as the exact
  /// quotient would be.
  func divided(by divisor: Numeral, places: Int) -> Numeral {
    let (quotient, rest) = scaled(byPowerOfTen: places).quotientAndRemainder(dividingBy: divisor)
    let whole = Numeral(isNegative: isNegative, integer: quotient, fraction: rest.isZero ? [] : [1])
    return whole.scaled(byPowerOfTen: -places)
  }
}
