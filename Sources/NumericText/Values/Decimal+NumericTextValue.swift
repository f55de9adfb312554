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

  /// The whole number of a row of digits, put together from two machine words.
  private init?(_ digits: Digits) {
    let half = 19
    guard digits.count > half else {
      self.init(digits.word(0..<digits.count))
      return
    }
    let significant = digits.slice(digits.leadingZeros(upTo: digits.count)..<digits.count)
    guard significant.count <= 2 * half else { return nil }
    let middle = max(0, significant.count - half)
    self.init(significant.word(middle..<significant.count))
    guard middle > 0 else { return }
    let high = Decimal(significant.word(0..<middle))
    self += Decimal(sign: .plus, exponent: half, significand: high)
  }
}
