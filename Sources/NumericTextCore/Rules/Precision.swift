// SPDX-License-Identifier: MIT

/// The minimum and maximum numbers of digits.
package struct Precision: Hashable, Sendable {
  /// The range of integer digits.
  ///
  /// An idle field pads numbers to its lower bound.
  package var integer: ClosedRange<Int>

  /// The range of fraction digits.
  ///
  /// An idle field pads numbers to its lower bound.
  package var fraction: ClosedRange<Int>

  /// The number of fraction zeros that an idle field shows although fractions cannot be typed, as
  /// for integers in a currency.
  package var filledFraction = 0

  /// The range of all digits, not counting leading zeros.
  package var total: ClosedRange<Int>

  /// Creates a precision without limits, except those given.
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

  /// The maximum number of fraction digits, given the integer digits of `numeral`.
  ///
  /// In a number less than one, the zeros before the first nonzero digit don't count toward the
  /// total, up to as many zeros as the total allows digits.
  func fractionLimit(of numeral: Numeral) -> Int {
    let integers = numeral.significantIntegerCount
    guard integers == 0, total.upperBound < Int.max / 2 else {
      return min(fraction.upperBound, max(0, total.upperBound - integers))
    }
    let zeros = min(numeral.leadingFractionZeros, total.upperBound)
    return min(fraction.upperBound, total.upperBound + zeros)
  }

  /// The number as it is shown when its field is idle: rounded, then padded.
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
  /// Removes the digits that don't fit: the first integer digits and the last fraction digits.
  func cut(_ numeral: Numeral) -> Numeral {
    let extra = max(0, numeral.integerCount - mostIntegers)
    let number = numeral.dropping(leadingZeros: extra).canonical
    return number.trimmed(toFraction: fractionLimit(of: number)).canonical
  }

  /// Disallows fractions, as integers do, but keeps showing the zeros that the style requires.
  package mutating func refuseFraction() {
    filledFraction = fraction.lowerBound
    fraction = 0...0
  }

  /// Makes the number of fraction digits fixed, as minor-units entry requires.
  ///
  /// It is two if nothing specifies it.
  ///
  /// The integer part gets the remaining digits.
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
  /// The number of zeros directly after the separator.
  fileprivate var leadingFractionZeros: Int {
    digits.leadingZeros(upTo: digits.count) - min(digits.count, integerCount)
  }

  /// The number of integer digits or, for a number less than one, minus the number of zeros after
  /// the separator.
  ///
  /// It is 1 for zero.
  fileprivate var firstDigitPlace: Int {
    let integers = significantIntegerCount
    return integers > 0 || isZero ? max(1, integers) : -leadingFractionZeros
  }

  /// Removes leading zeros as long as more than `limit` integer digits are left: `0.5` becomes `.5`
  /// if `limit` is zero.
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
