// SPDX-License-Identifier: MIT

// Sums and products of short numbers are calculated with machine integers. In an expression, where
// every key calculates all of them again, this halves the time of the calculation.

extension Numeral {
  /// The maximum number of digits for which a sum or a product fits in an `Int64`.
  private static let shortest = 18

  /// Returns the exact sum of this number and `other`.
  func plus(_ other: Numeral) -> Numeral {
    let places = max(fractionCount, other.fractionCount)
    guard let left = integer(places), let right = other.integer(places) else {
      return adding(other)
    }
    return Numeral(left + right, places)
  }

  /// Returns the exact product of this number and `other`.
  func times(_ other: Numeral) -> Numeral {
    guard digits.count + other.digits.count <= Self.shortest, let left = integer(fractionCount),
      let right = other.integer(other.fractionCount)
    else { return multiplied(by: other) }
    return Numeral(left * right, fractionCount + other.fractionCount)
  }

  /// Returns the number multiplied by ten to the power of `places`, or nil if it has more than 18
  /// digits.
  ///
  /// `places` must be at least the number of fraction digits.
  private func integer(_ places: Int) -> Int64? {
    let zeros = places - fractionCount
    guard digits.count + zeros <= Self.shortest, let word = digits.word else { return nil }
    var integer = Int64(truncatingIfNeeded: word)
    for _ in 0..<zeros { integer *= 10 }
    return isNegative ? -integer : integer
  }

  /// Creates the canonical numeral of `integer`, divided by ten to the power of `places`.
  private init(_ integer: Int64, _ places: Int) {
    let magnitude = integer.magnitude
    var unit: UInt64 = 1
    for _ in 0..<places { unit *= 10 }
    while magnitude / unit >= 10 { unit *= 10 }
    var digits = NumeralDigits()
    while unit > 0 {
      digits.append(UInt8(truncatingIfNeeded: magnitude / unit % 10))
      unit /= 10
    }
    self =
      Numeral(
        isNegative: integer < 0,
        digits: digits,
        integerCount: digits.count - places,
        hasSeparator: places > 0
      ).canonical
  }
}
