// SPDX-License-Identifier: MIT

/// A decimal number in a machine word: 12.5 is stored as 125 units with one decimal place.
struct ShortDecimal: ExactNumber {
  /// The maximum number of digits, and of decimal places.
  static let limit = 18

  private static var tooLong: Refusal { .tooManyDigits(limit: limit) }

  private static let mostUnits: UInt64 = 999_999_999_999_999_999

  private var units: Int64
  private var places: Int

  init(_ number: borrowing Numeral) throws(Refusal) {
    guard number.digits.count <= Self.limit, let word = number.digits.word else {
      throw Self.tooLong
    }
    let magnitude = Int64(word)
    units = number.isNegative ? -magnitude : magnitude
    places = number.fractionCount
  }

  var isZero: Bool { units == 0 }

  mutating func negate() { units = -units }

  mutating func add(_ other: ShortDecimal) throws(Refusal) {
    var other = other
    try pad(to: other.places)
    try other.pad(to: places)
    units += other.units
    try checkDigits()
  }

  mutating func multiply(by other: ShortDecimal) throws(Refusal) {
    try multiply(by: other.units, places: other.places)
  }

  /// Divides this number by `other`, or refuses if the quotient needs more decimal places.
  mutating func divide(by other: ShortDecimal) throws(Refusal) {
    try pad(to: other.places)
    guard units.isMultiple(of: other.units) else { throw Self.tooLong }
    units /= other.units
    places -= other.places
  }

  mutating func scale(byPowerOfTen power: Int) throws(Refusal) {
    try pad(to: power)
    places -= power
    try checkDigits()
  }

  /// Appends zeros up to `count` decimal places.
  private mutating func pad(to count: Int) throws(Refusal) {
    while places < count { try multiply(by: 10, places: 1) }
  }

  private mutating func multiply(by factor: Int64, places count: Int) throws(Refusal) {
    // The web engine has no multiplication that checks for overflow, so this is done before.
    guard factor == 0 || units.magnitude <= Self.mostUnits / factor.magnitude else {
      throw Self.tooLong
    }
    units &*= factor
    places += count
    try checkDigits()
  }

  private func checkDigits() throws(Refusal) {
    guard places <= Self.limit, units.magnitude <= Self.mostUnits else { throw Self.tooLong }
  }

  /// The canonical numeral of this number.
  var numeral: Numeral {
    let digits = NumeralDigits(word: units.magnitude, atLeast: places + 1)
    return Numeral(isNegative: units < 0, digits: digits, fraction: places).canonical
  }
}
