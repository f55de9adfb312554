// SPDX-License-Identifier: MIT

import NumericTextCore

/// An exact decimal number, stored as a 128-bit integer and a number of fraction digits.
///
/// It has up to about 38 digits. Tests compare it with the engine's arithmetic. Apple's older
/// systems do not support 128-bit integers.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct ReferenceNumber: Comparable, CustomStringConvertible {
  let units: Int128
  let places: Int

  init(units: Int128, places: Int) {
    self.units = units
    self.places = places
  }

  /// Creates the number that a plain text such as `-12.50` represents.
  ///
  /// If `plain` contains no digits, the number is zero.
  init(_ plain: String) {
    let digits = plain.filter { $0 != "." }
    units = Int128(digits) ?? 0
    places = plain.contains(".") ? plain.drop { $0 != "." }.count - 1 : 0
  }

  static func < (left: ReferenceNumber, right: ReferenceNumber) -> Bool {
    let (left, right, _) = aligned(left, right)
    return left < right
  }

  static func == (left: ReferenceNumber, right: ReferenceNumber) -> Bool {
    let (left, right, _) = aligned(left, right)
    return left == right
  }

  static func + (left: ReferenceNumber, right: ReferenceNumber) -> ReferenceNumber {
    let (left, right, places) = aligned(left, right)
    return ReferenceNumber(units: left + right, places: places)
  }

  static func * (left: ReferenceNumber, factor: Int) -> ReferenceNumber {
    ReferenceNumber(units: left.units * Int128(factor), places: left.places)
  }

  /// Returns the remainder of this number's magnitude divided by the magnitude of `divisor`.
  func remainder(_ divisor: ReferenceNumber) -> ReferenceNumber {
    let (left, right, places) = Self.aligned(self, divisor)
    return ReferenceNumber(
      units: Int128((left.magnitude % right.magnitude)),
      places: places
    )
  }

  /// Returns the number rounded to `limit` fraction digits by integer division.
  func rounded(toFraction limit: Int, _ rule: Rounding) -> ReferenceNumber {
    guard places > limit else { return self }
    let unit = Self.tenTo(places - limit)
    let (quotient, rest) = units.quotientAndRemainder(dividingBy: unit)
    let isAway = Self.isAway(quotient, rest, unit, rule)
    return ReferenceNumber(units: quotient + (isAway ? rest.signum() : 0), places: limit)
  }

  private static func isAway(
    _ quotient: Int128,
    _ rest: Int128,
    _ unit: Int128,
    _ rule: Rounding
  ) -> Bool {
    let twice = Int128(rest.magnitude) * 2
    switch rule {
    case .up: return rest > 0
    case .down: return rest < 0
    case .awayFromZero: return rest != 0
    case .towardZero: return false
    case .toNearestOrAwayFromZero: return twice >= unit
    default: return twice > unit || (twice == unit && !quotient.isMultiple(of: 2))
    }
  }

  private static func aligned(
    _ left: ReferenceNumber,
    _ right: ReferenceNumber
  ) -> (Int128, Int128, Int) {
    let places = max(left.places, right.places)
    return (
      left.units * tenTo(places - left.places), right.units * tenTo(places - right.places), places
    )
  }

  static func tenTo(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The number in its shortest plain form, such as `12.5`.
  var description: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let number = padded.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
    return (units < 0 ? "-" : "") + number
  }
}
