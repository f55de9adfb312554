// SPDX-License-Identifier: MIT

/// The minimum and maximum numbers of digits.
package struct Precision: Hashable, Sendable {
  /// The minimum and maximum number of integer digits.
  ///
  /// An idle field adds leading zeros up to the minimum.
  package var integer: ClosedRange<Int>

  /// The minimum and maximum number of fraction digits.
  ///
  /// An idle field adds trailing zeros up to the minimum.
  package var fraction: ClosedRange<Int>

  /// The number of zeros that an idle field shows after the decimal separator if fractions cannot
  /// be typed, as for integers in a currency.
  package var filledFraction = 0

  /// The minimum and maximum number of digits in total, not counting leading zeros.
  package var total: ClosedRange<Int>

  /// Creates a precision.
  ///
  /// Without arguments, it has no limits.
  package init(
    integer: ClosedRange<Int> = 1...Int.max,
    fraction: ClosedRange<Int> = 0...Int.max,
    total: ClosedRange<Int> = 1...Int.max
  ) {
    self.integer = integer
    self.fraction = fraction
    self.total = total
  }

  /// The maximum number of integer digits.
  var mostIntegers: Int { min(min(integer.upperBound, total.upperBound), NumeralDigits.limit) }

  /// Returns the maximum number of fraction digits that `numeral` can have.
  ///
  /// In a number less than one, zeros before the first nonzero digit don't count toward the total.
  /// At most `total.upperBound` zeros are ignored in this way.
  func fractionLimit(of numeral: Numeral) -> Int {
    let integers = numeral.significantIntegerCount
    guard integers == 0, total.upperBound < Int.max / 2 else {
      return min(fraction.upperBound, max(0, total.upperBound - integers))
    }
    let zeros = min(numeral.leadingFractionZeros, total.upperBound)
    return min(fraction.upperBound, total.upperBound + zeros)
  }

  /// Returns the number as an idle field shows it: rounded, then padded.
  func shown(_ numeral: Numeral, _ rounding: Rounding) -> Numeral {
    guard !numeral.digits.isEmpty else { return numeral }
    let limit = fractionLimit(of: numeral)
    var rounded = numeral.rounded(toFraction: limit, rounding).canonical
    rounded.isNegative = numeral.isNegative
    let counted = min(limit, total.lowerBound - rounded.firstDigitPlace)
    let fraction = max(max(fraction.lowerBound, filledFraction), counted)
    let most = NumeralDigits.limit
    return rounded.padded(integer: min(integer.lowerBound, most), fraction: min(fraction, most))
      .dropping(leadingZerosOver: integer.lowerBound)
  }
}

extension Precision {
  /// Returns the numeral without its excess digits: the first integer digits and the last fraction
  /// digits.
  func cut(_ numeral: Numeral) -> Numeral {
    let extra = max(0, numeral.integerCount - mostIntegers)
    let number = numeral.dropping(leadingZeros: extra).canonical
    return number.trimmed(toFraction: fractionLimit(of: number)).canonical
  }

  /// Disallows fractions, as for integer types, but still shows the fraction zeros that the style
  /// requires.
  package mutating func refuseFraction() {
    filledFraction = fraction.lowerBound
    fraction = 0...0
  }

  /// Fixes the number of fraction digits for minor-units entry.
  ///
  /// The default is two fraction digits. The rest of the total remains for the integer part.
  package mutating func fixFraction() {
    let isOpen = fraction.upperBound >= Int.max - 1
    let digits = min(
      isOpen ? max(2, fraction.lowerBound) : fraction.upperBound,
      NumeralDigits.limit / 2
    )
    fraction = digits...digits
    let most = min(integer.upperBound, max(1, total.upperBound - digits))
    integer = min(integer.lowerBound, most)...most
  }
}

extension Numeral {
  /// The number of zeros directly after the decimal separator.
  fileprivate var leadingFractionZeros: Int {
    digits.leadingZeros(upTo: digits.count) - min(digits.count, integerCount)
  }

  /// The number of integer digits, or minus the number of zeros after the separator for a number
  /// less than one.
  ///
  /// This is 1 for zero.
  fileprivate var firstDigitPlace: Int {
    let integers = significantIntegerCount
    return integers > 0 || isZero ? max(1, integers) : -leadingFractionZeros
  }

  /// Returns the numeral without leading zeros, but keeps at least `limit` integer digits.
  ///
  /// If `limit` is zero, `0.5` becomes `.5`.
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
