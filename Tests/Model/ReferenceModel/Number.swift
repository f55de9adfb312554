// SPDX-License-Identifier: MIT

/// An exact decimal number of any length.
///
/// The digits of 12.05 are 1 2 0 5, and two of them are fraction digits. Zero has no digits.
package struct Number: Hashable, Sendable {
  package private(set) var isNegative: Bool
  private(set) var digits: [Int]
  private(set) var fractionCount: Int

  package static let zero = Number(isNegative: false, digits: [], fractionCount: 0)
  static let one = Number(isNegative: false, digits: [1], fractionCount: 0)

  init(isNegative: Bool, digits: [Int], fractionCount: Int) {
    var digits = digits
    var fractionCount = fractionCount
    while fractionCount > 0, (digits.last ?? 0) == 0 {
      if !digits.isEmpty { digits.removeLast() }
      fractionCount -= 1
    }
    self.digits = Array(digits.drop { $0 == 0 })
    self.fractionCount = fractionCount
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  init(isNegative: Bool, integer: some Sequence<Character>, fraction: some Sequence<Character>) {
    let fraction = fraction.compactMap(\.wholeNumberValue)
    self.init(
      isNegative: isNegative,
      digits: integer.compactMap(\.wholeNumberValue) + fraction,
      fractionCount: fraction.count
    )
  }

  /// Creates a number from a text such as `-1234.5`.
  package init?(_ plain: String) {
    let unsigned = plain.hasPrefix("-") ? plain.dropFirst() : plain[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let integer = parts.first, !integer.isEmpty else { return nil }
    guard parts.joined().allSatisfy(\.isASCIIDigit) else { return nil }
    self.init(
      isNegative: plain.hasPrefix("-"),
      integer: integer,
      fraction: parts.dropFirst().joined()
    )
  }

  var isZero: Bool { digits.isEmpty }

  var magnitude: Number { isNegative ? -self : self }

  /// The integer digits, or `0` if there are none.
  var integerText: String {
    let integer = digits.dropLast(fractionCount).map(String.init).joined()
    return integer.isEmpty ? "0" : integer
  }

  var fractionText: String {
    let fraction = digits.suffix(fractionCount)
    return String(repeating: "0", count: fractionCount - fraction.count)
      + fraction.map(String.init).joined()
  }
}

// MARK: - Arithmetic

extension Number {
  /// Returns the number multiplied by ten to the power of `places`.
  func shifted(by places: Int) -> Number {
    guard places > fractionCount else {
      return Number(
        isNegative: isNegative,
        digits: digits,
        fractionCount: fractionCount - places
      )
    }
    let zeros = Array(repeating: 0, count: places - fractionCount)
    return Number(isNegative: isNegative, digits: digits + zeros, fractionCount: 0)
  }

  static prefix func - (number: Number) -> Number {
    Number(
      isNegative: !number.isNegative,
      digits: number.digits,
      fractionCount: number.fractionCount
    )
  }

  static func + (left: Number, right: Number) -> Number {
    let scale = max(left.fractionCount, right.fractionCount)
    let (a, b) = (left.aligned(to: scale), right.aligned(to: scale))
    let length = max(a.count, b.count) + 1
    let (first, second) = (a.padded(to: length), b.padded(to: length))
    guard left.isNegative != right.isNegative else {
      return Number(
        isNegative: left.isNegative,
        digits: first.adding(second),
        fractionCount: scale
      )
    }
    guard first.lexicographicallyPrecedes(second) else {
      return Number(
        isNegative: left.isNegative,
        digits: first.subtracting(second),
        fractionCount: scale
      )
    }
    return Number(
      isNegative: right.isNegative,
      digits: second.subtracting(first),
      fractionCount: scale
    )
  }

  static func - (left: Number, right: Number) -> Number { left + -right }

  func times(_ count: Int) -> Number {
    let digits = String(count.magnitude).compactMap(\.wholeNumberValue)
    let product = digits.reduce(Number.zero) { product, digit in
      (0..<digit).reduce(product.shifted(by: 1)) { sum, _ in sum + self }
    }
    return count < 0 ? -product : product
  }

  /// Returns the greatest multiple of `step` that is not greater than the number.
  func roundedDown(toMultipleOf step: Number) -> Number {
    let scale = max(fractionCount, step.fractionCount)
    let divisor = Number(isNegative: false, digits: step.aligned(to: scale), fractionCount: 0)
    var remainder = Number.zero
    for digit in aligned(to: scale) {
      remainder =
        remainder.shifted(by: 1)
        + Number(isNegative: false, digits: [digit], fractionCount: 0)
      while remainder >= divisor { remainder = remainder - divisor }
    }
    let rest = remainder.shifted(by: -scale)
    guard !rest.isZero else { return self }
    return isNegative ? self + rest - step : self - rest
  }

  private func aligned(to scale: Int) -> [Int] {
    digits + Array(repeating: 0, count: scale - fractionCount)
  }
}

extension Number: Comparable {
  package static func < (left: Number, right: Number) -> Bool { (left - right).isNegative }
}

extension Number: CustomStringConvertible {
  package var description: String {
    (isNegative ? "-" : "") + integerText + (fractionCount > 0 ? "." + fractionText : "")
  }
}

// MARK: - Rounding

extension Number {
  /// Returns the number rounded to at most `count` fraction digits.
  func rounded(toFraction count: Int, _ rule: FloatingPointRoundingRule) -> Number {
    guard fractionCount > count else { return self }
    let cut = Array(fractionText.dropFirst(count)).compactMap(\.wholeNumberValue)
    let kept = trimmed(toFraction: count)
    let unit = Number(isNegative: isNegative, digits: [1], fractionCount: count)
    let isOdd = !(kept.aligned(to: count).last ?? 0).isMultiple(of: 2)
    let isTie = cut.first == 5 && cut.dropFirst().allSatisfy { $0 == 0 }
    let isAboveHalf = (cut.first ?? 0) >= 5 && !isTie
    let grows =
      switch rule {
      case .toNearestOrEven: isAboveHalf || (isTie && isOdd)
      case .toNearestOrAwayFromZero: isAboveHalf || isTie
      case .up: !isNegative
      case .down: isNegative
      case .awayFromZero: true
      default: false
      }
    return grows ? kept + unit : kept
  }

  /// Returns the number with at most `count` fraction digits, without rounding.
  func trimmed(toFraction count: Int) -> Number {
    guard fractionCount > count else { return self }
    return Number(
      isNegative: isNegative,
      integer: integerText,
      fraction: fractionText.prefix(count)
    )
  }
}

extension [Int] {
  fileprivate func padded(to length: Int) -> [Int] {
    Array(repeating: 0, count: length - count) + self
  }

  /// Returns the sum of two digit arrays of the same length.
  ///
  /// The sum must fit into that length.
  fileprivate func adding(_ other: [Int]) -> [Int] {
    var sum = self
    var carry = 0
    for index in indices.reversed() {
      let total = self[index] + other[index] + carry
      sum[index] = total % 10
      carry = total / 10
    }
    return sum
  }

  /// Returns the difference of two digit arrays of the same length.
  ///
  /// `other` must not be greater.
  fileprivate func subtracting(_ other: [Int]) -> [Int] {
    var difference = self
    var borrow = 0
    for index in indices.reversed() {
      let rest = self[index] - other[index] - borrow
      difference[index] = (rest + 10) % 10
      borrow = rest < 0 ? 1 : 0
    }
    return difference
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
