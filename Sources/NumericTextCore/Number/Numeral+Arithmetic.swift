// SPDX-License-Identifier: MIT

// Exact decimal arithmetic for stepping. Columns of digits are added, multiplied and divided as on
// paper; nothing here lies on the way of a typed key.

extension Numeral {
  /// The exact sum of two numbers.
  package func adding(_ other: Numeral) -> Numeral {
    if isNegative == other.isNegative { return combined(with: other, 1) }
    return magnitudeOrder(to: other) >= 0 ? reduced(by: other) : other.reduced(by: self)
  }

  /// The number with the other sign.
  package var negated: Numeral {
    var result = self
    result.isNegative.toggle()
    return result
  }

  /// The exact product with a whole number.
  package func multiplied(by factor: Int) -> Numeral {
    var product = Numeral.zero
    var rest = factor.magnitude
    var shifted = factor < 0 ? negated : self
    while rest > 0 {
      product = product.adding(shifted.multiplied(byDigit: Int(rest % 10)))
      rest /= 10
      shifted = shifted.scaled(byPowerOfTen: 1)
    }
    return product
  }

  private func multiplied(byDigit factor: Int) -> Numeral {
    var columns: [UInt8] = []
    var carry = 0
    var place = digits.count
    while place > 0 {
      place -= 1
      carry += Int(digits[place]) * factor
      columns.append(UInt8(carry % 10))
      carry /= 10
    }
    columns.append(UInt8(carry))
    return Numeral(isNegative: isNegative, columns: columns, fractionCount: fractionCount)
  }

  /// What is left when multiples of a positive number are taken away, without regard to signs.
  package func remainder(dividingBy divisor: Numeral) -> Numeral {
    let places = max(fractionCount, divisor.fractionCount)
    var rest = Numeral.zero
    let whole = padded(integer: 0, fraction: places)
    let unit = divisor.scaled(byPowerOfTen: places)
    for digit in whole.digits {
      rest = rest.scaled(byPowerOfTen: 1).adding(Numeral(digit: digit))
      while rest.magnitudeOrder(to: unit) >= 0 { rest = rest.reduced(by: unit) }
    }
    rest.isNegative = false
    return rest.scaled(byPowerOfTen: -places)
  }

  /// This number without its sign, less a smaller one without its sign, with the sign of this one.
  private func reduced(by smaller: Numeral) -> Numeral { combined(with: smaller, -1) }

  /// This number with another one taken so many times, both without their signs, with the sign of
  /// this one.
  private func combined(with other: Numeral, _ factor: Int) -> Numeral {
    let (left, right) = aligned(with: other)
    var columns: [UInt8] = []
    var carry = 0
    var place = left.digits.count
    while place > 0 {
      place -= 1
      let sum = 10 + Int(left.digits[place]) + factor * Int(right.digits[place]) + carry
      columns.append(UInt8(sum % 10))
      carry = sum / 10 - 1
    }
    columns.append(UInt8(carry))
    return Numeral(isNegative: isNegative, columns: columns, fractionCount: left.fractionCount)
  }

  /// Both numbers with the same numbers of digits in each part.
  private func aligned(with other: Numeral) -> (Numeral, Numeral) {
    let integer = max(integerCount, other.integerCount)
    let fraction = max(fractionCount, other.fractionCount)
    return (
      padded(integer: integer, fraction: fraction),
      other.padded(integer: integer, fraction: fraction)
    )
  }

  /// The canonical numeral of columns that start at the last fraction digit.
  private init(isNegative: Bool, columns: [UInt8], fractionCount: Int) {
    var row = Digits()
    var place = columns.count
    while place > 0 {
      place -= 1
      row.append(columns[place])
    }
    self =
      Numeral(
        isNegative: isNegative,
        digits: row,
        integerCount: row.count - fractionCount,
        hasSeparator: fractionCount > 0
      ).canonical
  }
}
