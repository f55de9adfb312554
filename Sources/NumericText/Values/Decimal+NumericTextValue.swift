// SPDX-License-Identifier: MIT

public import Foundation

extension Decimal: NumericTextValue {
  /// 38 digits: from minus to plus 38 nines, all of them exact.
  public static let numericTextLimits = NumericTextLimits.nines(38)

  /// The exact digits, nil for NaN.
  public var numeral: Numeral? { isFinite ? Numeral(description)?.canonical : nil }

  /// The exact number of a numeral.
  ///
  /// - Returns: Nil if the numeral has more than 38 digits.
  public init?(numeral: Numeral) {
    let significant = numeral.digits.drop { $0 == 0 }
    guard numeral.fractionCount <= 128, let significand = Decimal(digits: significant) else {
      return nil
    }
    self.init(
      sign: numeral.isNegative ? .minus : .plus,
      exponent: -numeral.fractionCount,
      significand: significand
    )
  }

  /// The whole number of a row of digits, put together from two machine words.
  private init?(digits: Slice<Digits>) {
    let half = 19
    guard digits.count <= 2 * half else { return nil }
    let low = Decimal(digits.suffix(half).word)
    guard digits.count > half else {
      self = low
      return
    }
    let high = Decimal(digits.dropLast(half).word)
    self = high * Decimal(sign: .plus, exponent: half, significand: 1) + low
  }
}

extension Collection<UInt8> {
  /// The number of a row of up to 19 digits.
  var word: UInt64 { reduce(0) { $0 * 10 + UInt64($1) } }
}
