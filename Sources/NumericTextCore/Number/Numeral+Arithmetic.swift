// SPDX-License-Identifier: MIT

// Exact decimal arithmetic for stepping. Columns of digits are added, multiplied and divided as on
// paper; nothing here lies on the way of a typed key.

extension Numeral {
  /// The exact sum of two numbers.
  package func adding(_ other: Numeral) -> Numeral {
    if isNegative == other.isNegative { return summed(with: other) }
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
    let columns = digits.reversed()
    var product: [UInt8] = []
    var carry = 0
    for digit in columns {
      carry += Int(digit) * abs(factor)
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    return Numeral(
      isNegative: isNegative != (factor < 0),
      columns: product,
      fractionCount: fractionCount
    )
  }

  /// What is left when multiples of a positive number are taken away, without regard to signs.
  package func remainder(dividingBy divisor: Numeral) -> Numeral {
    let places = max(fractionCount, divisor.fractionCount)
    var rest = Numeral.zero
    let whole = padded(integer: 0, fraction: places)
    let unit = divisor.scaled(byPowerOfTen: places)
    for digit in whole.digits {
      rest = rest.scaled(byPowerOfTen: 1).adding(Numeral(integer: CollectionOfOne(digit)))
      while rest.magnitudeOrder(to: unit) >= 0 { rest = rest.reduced(by: unit) }
    }
    rest.isNegative = false
    return rest.scaled(byPowerOfTen: -places)
  }

  private func summed(with other: Numeral) -> Numeral {
    let (left, right) = aligned(with: other)
    var columns: [UInt8] = []
    var carry: UInt8 = 0
    for (one, two) in zip(left.digits.reversed(), right.digits.reversed()) {
      let sum = one + two + carry
      columns.append(sum % 10)
      carry = sum / 10
    }
    columns.append(carry)
    return Numeral(isNegative: isNegative, columns: columns, fractionCount: left.fractionCount)
  }

  /// This number without its sign, less a smaller one without its sign, with the sign of this one.
  private func reduced(by smaller: Numeral) -> Numeral {
    let (left, right) = aligned(with: smaller)
    var columns: [UInt8] = []
    var borrow: UInt8 = 0
    for (one, two) in zip(left.digits.reversed(), right.digits.reversed()) {
      let difference = one + 10 - two - borrow
      columns.append(difference % 10)
      borrow = difference < 10 ? 1 : 0
    }
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
    let row = Digits(columns.reversed())
    self =
      Numeral(
        isNegative: isNegative,
        digits: row,
        integerCount: row.count - fractionCount,
        hasSeparator: fractionCount > 0
      ).canonical
  }
}
