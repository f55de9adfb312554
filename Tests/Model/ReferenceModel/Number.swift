// SPDX-License-Identifier: MIT

/// An exact decimal number of any length.
///
/// The digits of 12.05 are 1 2 0 5, and two of them are fraction digits. Those of a negative number
/// are negative. Zero has no digits.
package struct Number: Hashable, Sendable {
  private var digits: [Int]
  private(set) var fractionCount: Int

  package static let zero = Number(digits: [], fractionCount: 0)
  static let one = Number(digits: [1], fractionCount: 0)

  /// Creates a number from digits, the last `fractionCount` of which are fraction digits.
  ///
  /// The digits can be of any size, such as the sums of other digits: 1, 12 and -3 are 217. If
  /// `fractionCount` is negative, zeros follow the digits.
  init(digits: [Int], fractionCount: Int) {
    var rest = 0
    var normal = digits + Array(repeating: 0, count: max(0, -fractionCount))
    for place in normal.indices.reversed() {
      let sum = rest + normal[place]
      normal[place] = (sum % 10 + 10) % 10
      rest = (sum - normal[place]) / 10
    }
    guard rest >= 0 else {
      self = -Number(digits: digits.map { -$0 }, fractionCount: fractionCount)
      return
    }
    normal = String(rest).compactMap(\.wholeNumberValue) + normal
    self.fractionCount = max(0, fractionCount)
    while self.fractionCount > 0, (normal.last ?? 0) == 0 {
      _ = normal.popLast()
      self.fractionCount -= 1
    }
    self.digits = Array(normal.drop { $0 == 0 })
  }

  init(isNegative: Bool, integer: some Sequence<Character>, fraction: some Sequence<Character>) {
    let digits = (Array(integer) + fraction).compactMap(\.wholeNumberValue)
    let number = Number(digits: digits, fractionCount: Array(fraction).count)
    self = isNegative ? -number : number
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

  package var isNegative: Bool { (digits.first ?? 0) < 0 }

  var isZero: Bool { digits.isEmpty }

  var magnitude: Number { isNegative ? -self : self }

  /// The integer digits, or `0` if there are none.
  var integerText: String {
    let integer = Self.text(digits.dropLast(fractionCount))
    return integer.isEmpty ? "0" : integer
  }

  var fractionText: String {
    let fraction = Self.text(digits.suffix(fractionCount))
    return String(repeating: "0", count: fractionCount - fraction.count) + fraction
  }

  private static func text(_ digits: ArraySlice<Int>) -> String {
    digits.map { String($0.magnitude) }.joined()
  }
}

// MARK: - Arithmetic

extension Number {
  /// Returns the number multiplied by ten to the power of `places`.
  func shifted(by places: Int) -> Number {
    Number(digits: digits, fractionCount: fractionCount - places)
  }

  static prefix func - (number: Number) -> Number {
    var negated = number
    negated.digits = number.digits.map { -$0 }
    return negated
  }

  static func + (left: Number, right: Number) -> Number {
    let scale = max(left.fractionCount, right.fractionCount)
    let count = max(left.digits.count, right.digits.count) + scale
    let pairs = zip(left.aligned(to: scale, count: count), right.aligned(to: scale, count: count))
    return Number(digits: pairs.map(+), fractionCount: scale)
  }

  static func - (left: Number, right: Number) -> Number { left + -right }

  static func * (left: Number, right: Number) -> Number {
    var products = Array(repeating: 0, count: left.digits.count + right.digits.count)
    for (index, digit) in left.digits.enumerated() {
      for (other, factor) in right.digits.enumerated() {
        products[index + other + 1] += digit * factor
      }
    }
    return Number(digits: products, fractionCount: left.fractionCount + right.fractionCount)
  }

  func times(_ count: Int) -> Number { self * Number(digits: [count], fractionCount: 0) }

  /// Returns the whole quotient of the magnitudes of two numbers, and the remainder.
  func divided(by divisor: Number) -> (quotient: Number, rest: Number) {
    var quotient: [Int] = []
    var rest = Number.zero
    let scale = max(fractionCount, divisor.fractionCount)
    let divisor = divisor.magnitude.shifted(by: scale)
    for digit in magnitude.aligned(to: scale) {
      rest = rest.shifted(by: 1) + Number(digits: [digit], fractionCount: 0)
      quotient.append(0)
      while rest >= divisor {
        rest = rest - divisor
        quotient[quotient.count - 1] += 1
      }
    }
    return (Number(digits: quotient, fractionCount: 0), rest.shifted(by: -scale))
  }

  /// Returns the greatest multiple of `step` that is not greater than the number.
  func roundedDown(toMultipleOf step: Number) -> Number {
    let rest = divided(by: step).rest
    guard !rest.isZero else { return self }
    return isNegative ? self + rest - step : self - rest
  }

  /// Returns the digits with `scale` fraction digits, after zeros that make them at least `count`.
  private func aligned(to scale: Int, count: Int = 0) -> [Int] {
    let aligned = digits + Array(repeating: 0, count: scale - fractionCount)
    return Array(repeating: 0, count: max(0, count - aligned.count)) + aligned
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
  func rounded(toFraction count: Int, _ rule: Style.Rounding) -> Number {
    guard fractionCount > count else { return self }
    let kept = Number(digits: digits.dropLast(fractionCount - count), fractionCount: count)
    let unit = Number(digits: [isNegative ? -1 : 1], fractionCount: count)
    let isOdd = !(kept.aligned(to: count).last ?? 0).isMultiple(of: 2)
    let (cut, half) = ((self - kept).magnitude, Number(digits: [5], fractionCount: count + 1))
    let grows =
      switch rule {
      case .toNearestOrEven: cut > half || (cut == half && isOdd)
      case .toNearestOrAwayFromZero: cut >= half
      case .up: !isNegative
      case .down: isNegative
      case .awayFromZero: true
      case .towardZero: false
      }
    return grows ? kept + unit : kept
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
