// SPDX-License-Identifier: MIT

public import Foundation

extension Decimal: NumericTextValue {
  /// Numbers of up to 38 digits, which `Decimal` represents exactly.
  public static let numericTextLimits = NumericTextLimits.nines(38)

  /// The exact digits, or nil for NaN.
  public var numeral: Numeral? {
    guard isFinite else { return nil }
    guard Significand.isReadable, let digits = Significand(self)?.digits else {
      return Numeral(description)?.canonical
    }
    return Numeral(digits, timesPowerOfTen: exponent, isNegative: isSignMinus)
  }

  /// Creates the number that a numeral represents, without rounding.
  ///
  /// - Returns: The number, or nil if the numeral has more than 38 digits, not counting zeros at
  ///   the end of a long integer, or more than 128 fraction digits.
  public init?(numeral: Numeral) {
    guard numeral.fractionCount <= 128 else { return nil }
    guard let significand = Decimal(numeral.digits) else {
      self.init(integerWithTrailingZeros: numeral)
      return
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

  /// Returns whether two numbers are equal, without allocating memory.
  public static func areEqual(_ left: Decimal, _ right: Decimal) -> Bool {
    left.exponent == right.exponent ? left == right : left.numeral == right.numeral
  }

  /// Creates an integer such as 15 followed by forty zeros, whose zeros are stored as an exponent.
  private init?(integerWithTrailingZeros numeral: Numeral) {
    let zeros = numeral.digits.reversed().prefix { $0 == 0 }.count
    let digits = numeral.scaled(byPowerOfTen: -zeros).canonical.digits
    guard numeral.fractionCount == 0, zeros <= Int8.max, let significand = Decimal(digits) else {
      return nil
    }
    let sign: FloatingPointSign = numeral.isNegative ? .minus : .plus
    self.init(sign: sign, exponent: zeros, significand: significand)
  }

  private init?(_ digits: NumeralDigits) {
    if let word = digits.word {
      self.init(word)
    } else {
      self.init(long: digits.significant)
    }
  }

  /// Creates an integer from digits without leading zeros, by combining two machine words.
  ///
  /// - Returns: The integer, or nil if there are more than 38 digits.
  private init?(long digits: NumeralDigits) {
    guard digits.count <= 2 * Significand.digitsPerWord else { return nil }
    let middle = Swift.max(0, digits.count - Significand.digitsPerWord)
    let low = digits.word(middle..<digits.count)
    let high = digits.word(0..<middle)
    // Unlike adding two decimals, this doesn't allocate memory (benchmark "key at 38 digits").
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(exactly: UInt128(high) * UInt128(Significand.wordLimit) + UInt128(low))
    } else {
      self = Decimal(low)
      self += Decimal(sign: .plus, exponent: Significand.digitsPerWord, significand: Decimal(high))
    }
  }
}
