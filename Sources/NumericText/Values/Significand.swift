// SPDX-License-Identifier: MIT

import Foundation

/// The whole number of a decimal, which is that number times a power of ten.
///
/// Foundation prints a decimal by dividing it by ten in decimals, over and over (benchmark "text of
/// a value"). This one is taken apart as machine words.
struct Significand {
  /// How many digits each word holds in full.
  static let digitsPerWord = 19

  /// Ten to the power of that many.
  static let wordLimit: UInt64 = 10_000_000_000_000_000_000

  private let low: UInt64
  private let high: UInt64

  /// The significand of a number that is finite, nil if it cannot be seen.
  init?(_ number: Decimal) {
    guard let (low, high, count) = Platform.significand(of: number) else { return nil }
    // Units behind the last one may hold anything.
    self.low = Self.units(count, of: low)
    self.high = Self.units(count - 4, of: high)
  }

  /// The first of the four units of 16 bits of a word.
  private static func units(_ count: Int, of word: UInt64) -> UInt64 {
    count >= 4 ? word : word & (1 << UInt64(16 * Swift.max(0, count)) - 1)
  }

  /// Its digits, nil for the largest ones, of 39 digits, which one division does not take apart.
  var digits: Digits? {
    guard high < Self.wordLimit else { return nil }
    let (front, back) = Self.wordLimit.dividingFullWidth((high, low))
    guard front > 0 else { return Digits(back) }
    var digits = Digits(front)
    digits.append(back, atLeast: Self.digitsPerWord)
    return digits
  }
}

extension Significand {
  /// Whether the words of a decimal are where this type looks for them; else decimals are printed.
  static let isReadable: Bool = {
    // The eight units of 16 bits of the product all differ.
    let (left, right): (UInt64, UInt64) = (0x1234_5678_9ABC_DEF1, 0x7EDC_BA98_7654_3217)
    let product = left.multipliedFullWidth(by: right)
    return Significand(Decimal(left) * Decimal(right))?.holds(product.high, product.low) ?? false
      && Significand(Decimal(left))?.holds(0, left) ?? false
      && Significand(7)?.holds(0, 7) ?? false
  }()

  private func holds(_ high: UInt64, _ low: UInt64) -> Bool { high == self.high && low == self.low }
}

extension Numeral {
  /// The canonical numeral of a whole number times a power of ten.
  init(_ digits: Digits, timesPowerOfTen power: Int, isNegative: Bool) {
    let integerCount = digits.count + power
    let isInside = integerCount > 0 && power <= 0
    let number = Numeral(
      isNegative: isNegative,
      digits: digits,
      integerCount: isInside ? integerCount : digits.count,
      hasSeparator: power < 0 && isInside
    )
    self = isInside ? number.canonical : number.scaled(byPowerOfTen: power)
  }
}
