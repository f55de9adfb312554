// SPDX-License-Identifier: MIT

/// The minimum and maximum numbers of digits.
package struct Precision: Hashable, Sendable {
  /// The minimum and maximum number of integer digits.
  ///
  /// A field without focus adds leading zeros up to the minimum.
  package var integer: ClosedRange<Int>

  /// The minimum and maximum number of fraction digits.
  ///
  /// A field without focus adds trailing zeros up to the minimum.
  package var fraction: ClosedRange<Int>

  /// The number of fraction zeros that a field for whole numbers shows while it has no focus, such
  /// as 2 for `$5.00`.
  package var filledFraction = 0

  /// Whether whole numbers are shown without fraction digits, although other numbers are padded
  /// with zeros: `5` and `5.50`.
  package var padsOnlyFractions = false

  /// The minimum and maximum number of digits in total, not counting leading zeros.
  package var total: ClosedRange<Int>

  /// Creates a precision, by default without any limits.
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

  /// The minimum number of fraction digits that a field without focus shows.
  var shownFraction: Int { max(fraction.lowerBound, filledFraction) }

  /// Whether a fraction can be typed.
  var takesFraction: Bool { fraction.upperBound > 0 }

  /// The minimum and maximum number of fraction digits that the field shows, including zeros that
  /// cannot be typed.
  var possibleFraction: ClosedRange<Int> { shownFraction...max(shownFraction, fraction.upperBound) }

  /// Returns the maximum number of fraction digits that `numeral` can have.
  ///
  /// In a number less than one, zeros before the first nonzero digit don't count toward the total:
  /// `0.0012` counts as two digits. At most `total.upperBound` zeros are ignored in this way.
  func fractionLimit(of numeral: Numeral) -> Int {
    let integers = numeral.significantIntegerCount
    guard integers == 0, total.upperBound < Int.max else {
      return min(fraction.upperBound, max(0, total.upperBound - integers))
    }
    let zeros = numeral.digits.leadingZeros(upTo: numeral.digits.count) - numeral.integerCount
    return min(fraction.upperBound, total.upperBound + min(zeros, total.upperBound))
  }

  /// Returns the number as a field without focus shows it: rounded, and padded with zeros.
  func shown(_ numeral: Numeral, _ rounding: Rounding) -> Numeral {
    guard !numeral.digits.isEmpty else { return numeral }
    let limit = fractionLimit(of: numeral)
    let rounded = numeral.rounded(toFraction: limit, rounding).canonical
      .signed(isNegative: numeral.isNegative)
    return filled(rounded, upTo: limit)
  }

  /// Returns a rounded number, padded with zeros to the minimum numbers of digits.
  ///
  /// For the minimum number of digits in total, at most `limit` fraction digits are added.
  package func filled(_ rounded: Numeral, upTo limit: Int = .max) -> Numeral {
    let counted = min(limit, total.lowerBound - rounded.firstDigitPlace)
    let isWhole = padsOnlyFractions && rounded.fractionCount == 0
    let fraction = isWhole ? 0 : max(shownFraction, counted)
    let most = NumeralDigits.limit
    var shown = rounded.padded(
      integer: min(integer.lowerBound, most),
      fraction: min(fraction, most)
    )
    shown.dropLeadingZeros(leaving: max(integer.lowerBound, shown.fractionCount > 0 ? 0 : 1))
    return shown
  }

  /// Returns `numeral` without excess digits.
  ///
  /// They are removed from the start of the integer part and from the end of the fraction.
  func cut(_ numeral: Numeral) -> Numeral {
    let extra = max(0, numeral.integerCount - mostIntegers)
    let number = numeral.dropping(leadingZeros: extra).canonical
    return number.trimmed(toFraction: fractionLimit(of: number)).canonical
  }

  /// Disallows fractions, as for integer types, but keeps the zeros that the style always shows in
  /// a fraction, as in `$5.00`.
  package mutating func refuseFraction() {
    filledFraction = max(fraction.lowerBound, filledFraction)
    fraction = 0...0
  }

  /// Makes the number of fraction digits constant, as minor-unit entry requires.
  ///
  /// The default is two fraction digits. If the total number of digits is limited, the integer part
  /// can have the digits that remain.
  package mutating func fixFraction() {
    let isOpen = fraction.upperBound == Int.max
    let digits = min(
      isOpen ? max(2, fraction.lowerBound) : fraction.upperBound,
      NumeralDigits.limit / 2
    )
    fraction = digits...digits
    let most = min(integer.upperBound, max(1, total.upperBound - digits))
    integer = min(integer.lowerBound, most)...most
  }
}
