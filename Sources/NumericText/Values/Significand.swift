// SPDX-License-Identifier: MIT

import Foundation

/// The significand of a `Decimal` as two machine words.
///
/// Foundation formats a `Decimal` by repeated decimal division, which is slow (benchmark "text of a
/// value"). Dividing machine words is faster.
struct Significand {
  /// The number of decimal digits that always fit in a machine word.
  static let digitsPerWord = 19

  /// Ten to the power of `digitsPerWord`.
  static let wordLimit: UInt64 = 10_000_000_000_000_000_000

  private let low: UInt64
  private let high: UInt64

  /// Creates the significand of a finite number, or returns nil if the layout of `Decimal` is
  /// unknown.
  init?(_ number: Decimal) {
    guard let (low, high, count) = Platform.significand(of: number) else { return nil }
    // A word consists of four 16-bit units. Unused units can contain anything.
    self.low = Self.units(count, of: low)
    self.high = Self.units(count - 4, of: high)
  }

  /// Returns a word with the first `count` of the four 16-bit units of `word`, and zeros in the
  /// others.
  private static func units(_ count: Int, of word: UInt64) -> UInt64 {
    count >= 4 ? word : word & (1 << UInt64(16 * Swift.max(0, count)) - 1)
  }

  /// The decimal digits of the significand, or nil for the largest significands.
  ///
  /// The largest significands have 39 digits. A single division by `wordLimit` cannot split them.
  var digits: NumeralDigits? {
    guard high < Self.wordLimit else { return nil }
    let (front, back) = Self.wordLimit.dividingFullWidth((high, low))
    guard front > 0 else { return NumeralDigits(back) }
    var digits = NumeralDigits(front)
    digits.append(back, atLeast: Self.digitsPerWord)
    return digits
  }
}

extension Significand {
  /// Whether `Decimal` has the expected memory layout.
  ///
  /// If it doesn't, the description of a number is parsed instead.
  static let isReadable: Bool = {
    // All eight 16-bit units of the product are different, so units in the wrong order are
    // detected.
    let (left, right): (UInt64, UInt64) = (0x1234_5678_9ABC_DEF1, 0x7EDC_BA98_7654_3217)
    let product = left.multipliedFullWidth(by: right)
    return Significand(Decimal(left) * Decimal(right))?.holds(product.high, product.low) ?? false
      && Significand(Decimal(left))?.holds(0, left) ?? false
      && Significand(7)?.holds(0, 7) ?? false
  }()

  private func holds(_ high: UInt64, _ low: UInt64) -> Bool { high == self.high && low == self.low }
}

extension Numeral {
  /// Creates the canonical numeral for the integer `digits` times ten to the power of `power`.
  init(_ digits: NumeralDigits, timesPowerOfTen power: Int, isNegative: Bool) {
    let integerCount = digits.count + power
    let isInside = integerCount > 0 && power <= 0
    let separator = power < 0 && isInside ? integerCount : nil
    let number = Numeral(isNegative: isNegative, digits: digits, separator: separator)
    self = isInside ? number.canonical : number.scaled(byPowerOfTen: power)
  }
}

extension NumeralDigits {
  /// Creates the decimal digits of an integer.
  init(_ word: UInt64) {
    self.init()
    append(word, atLeast: 1)
  }

  /// Appends the digits of an integer, padded with leading zeros to at least `count` digits.
  mutating func append(_ word: UInt64, atLeast count: Int) {
    let (front, back) = word.quotientAndRemainder(dividingBy: 1_000_000_000_000_000 as UInt64)
    if front > 0 || count > 15 { append(short: front, atLeast: count - 15) }
    append(short: back, atLeast: front > 0 ? 15 : Swift.min(15, count))
  }

  /// Appends the digits of an integer of at most 15 digits, padded with leading zeros to at least
  /// `count` digits.
  private mutating func append(short number: UInt64, atLeast count: Int) {
    var (rest, row, found) = (number, 0 as UInt64, 0)
    while rest > 0 || found < count {
      row = row << 4 | rest % 10
      rest /= 10
      found += 1
    }
    for _ in 0..<found {
      append(UInt8(truncatingIfNeeded: row & 0xF))
      row >>= 4
    }
  }
}
