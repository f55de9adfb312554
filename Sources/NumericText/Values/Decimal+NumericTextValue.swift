// SPDX-License-Identifier: MIT

public import Foundation

extension Decimal: NumericTextValue {
  /// 38 digits: from minus to plus 38 nines, all of them exact.
  public static let numericTextLimits = NumericTextLimits.nines(38)

  /// The exact digits, nil for NaN.
  public var numeral: Numeral? {
    guard isFinite else { return nil }
    guard Significand.isReadable, let digits = Significand(self)?.digits else {
      return Numeral(description)?.canonical
    }
    return Numeral(digits, timesPowerOfTen: exponent, isNegative: isSignMinus)
  }

  /// The exact number of a numeral.
  ///
  /// - Returns: Nil if the numeral has more than 38 digits.
  public init?(numeral: Numeral) {
    guard numeral.fractionCount <= 128, let significand = Decimal(numeral.digits) else {
      return nil
    }
    guard numeral.isNegative || numeral.fractionCount > 0 else {
      self = significand
      return
    }
    self.init(
      sign: numeral.isNegative ? .minus : .plus,
      exponent: -numeral.fractionCount,
      significand: significand
    )
  }

  /// The whole number of a row of digits.
  private init?(_ digits: Digits) {
    guard digits.count > Significand.digitsPerWord else {
      self.init(digits.word(0..<digits.count))
      return
    }
    self.init(long: digits.slice(digits.leadingZeros(upTo: digits.count)..<digits.count))
  }

  /// The whole number of a row of digits that does not start with zero, put together from two
  /// machine words.
  private init?(long digits: Digits) {
    guard digits.count <= 2 * Significand.digitsPerWord else { return nil }
    let middle = Swift.max(0, digits.count - Significand.digitsPerWord)
    let low = digits.word(middle..<digits.count)
    let high = digits.word(0..<middle)
    // Benchmark "key at 38 digits": the sum of two decimals takes some allocations.
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(exactly: UInt128(high) * UInt128(Significand.wordLimit) + UInt128(low))
    } else {
      self = Decimal(low)
      self += Decimal(sign: .plus, exponent: Significand.digitsPerWord, significand: Decimal(high))
    }
  }
}
