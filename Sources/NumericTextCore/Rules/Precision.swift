// SPDX-License-Identifier: MIT

/// How many digits a number may have, and how many it shows at least.
package struct Precision: Hashable, Sendable {
  /// The numbers of integer digits: padded to the lower one when idle, never over the upper one.
  package var integer: ClosedRange<Int>

  /// The numbers of fraction digits.
  package var fraction: ClosedRange<Int>

  /// The fraction digits that are filled in when idle though none may be typed, for whole numbers of
  /// a currency.
  package var filledFraction = 0

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

  /// The most integer digits that a number may have.
  var mostIntegers: Int { min(min(integer.upperBound, total.upperBound), Digits.limit) }

  /// The most fraction digits that a number may have behind its integer digits.
  ///
  /// Zeros in front of the first other digit do not count, as long as there are no more of them than
  /// digits may be.
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
    let most = Digits.limit
    return rounded.padded(integer: min(integer.lowerBound, most), fraction: min(fraction, most))
      .dropping(leadingZerosOver: integer.lowerBound)
  }
}

extension Precision {
  /// The number without the digits that there is no room for: the first ones of its integer part, the
  /// last ones of its fraction.
  func cut(_ numeral: Numeral) -> Numeral {
    let extra = max(0, numeral.integerCount - mostIntegers)
    let number = numeral.dropping(leadingZeros: extra).canonical
    return number.trimmed(toFraction: fractionLimit(of: number)).canonical
  }

  /// Takes no fraction, as whole numbers do, but shows the zeros of one where the style does.
  package mutating func refuseFraction() {
    filledFraction = fraction.lowerBound
    fraction = 0...0
  }

  /// Fixes the fraction, because a till needs to know its minor digits: two, where nothing says how
  /// many.
  ///
  /// They always stand there, so the integer part has what is left of all digits.
  package mutating func fixFraction() {
    let isOpen = fraction.upperBound >= Int.max - 1
    let digits = min(isOpen ? max(2, fraction.lowerBound) : fraction.upperBound, Digits.limit / 2)
    fraction = digits...digits
    let most = min(integer.upperBound, max(1, total.upperBound - digits))
    integer = min(integer.lowerBound, most)...most
  }
}

extension Numeral {
  /// The zeros right behind the separator.
  fileprivate var leadingFractionZeros: Int {
    digits.leadingZeros(upTo: digits.count) - min(digits.count, integerCount)
  }

  /// How many places in front of the separator the first digit that counts stands, 1 for zero.
  fileprivate var firstDigitPlace: Int {
    let integers = significantIntegerCount
    return integers > 0 || isZero ? max(1, integers) : -leadingFractionZeros
  }

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
