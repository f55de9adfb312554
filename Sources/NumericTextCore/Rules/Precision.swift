// SPDX-License-Identifier: MIT

/// How many digits a number may have, and how many it shows at least.
package struct Precision: Hashable, Sendable {
  /// The numbers of integer digits: padded to the lower one when idle, never over the upper one.
  package var integer: ClosedRange<Int>

  /// The numbers of fraction digits.
  package var fraction: ClosedRange<Int>

  /// The numbers of all digits, not counting zeros in front.
  package var total: ClosedRange<Int>

  /// No limit but what is given.
  package init(
    integer: ClosedRange<Int> = 1...Int.max,
    fraction: ClosedRange<Int> = 0...Int.max,
    total: ClosedRange<Int> = 1...Int.max
  ) {
    self.integer = integer
    self.fraction = fraction
    self.total = total
  }

  /// The most fraction digits that a number with these integer digits may have.
  func fractionLimit(integerDigits: Int) -> Int {
    min(fraction.upperBound, max(0, total.upperBound - integerDigits))
  }

  /// The number as it is shown when its field is idle: rounded, then padded.
  func shown(_ numeral: Numeral, _ rounding: FloatingPointRoundingRule) -> Numeral {
    guard !numeral.digits.isEmpty else { return numeral }
    let limit = fractionLimit(integerDigits: numeral.significantIntegerCount)
    var rounded = numeral.rounded(toFraction: limit, rounding).canonical
    rounded.isNegative = numeral.isNegative
    let significant = rounded.significantIntegerCount
    let fraction = max(fraction.lowerBound, min(limit, total.lowerBound - max(1, significant)))
    return rounded.padded(integer: integer.lowerBound, fraction: fraction)
      .dropping(leadingZerosOver: integer.lowerBound)
  }
}

extension Numeral {
  /// The numeral without the zeros in front that lie over a number of integer digits: `0.5` is
  /// `.5` when no integer digit is asked for.
  fileprivate func dropping(leadingZerosOver limit: Int) -> Numeral {
    let zeros = min(integerCount - significantIntegerCount, max(0, integerCount - limit))
    guard zeros > 0, digits.count > zeros else { return self }
    return Numeral(
      isNegative: isNegative,
      digits: digits.slice(zeros..<digits.count),
      integerCount: integerCount - zeros,
      hasSeparator: hasSeparator
    )
  }
}
