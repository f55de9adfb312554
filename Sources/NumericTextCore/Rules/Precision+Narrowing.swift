// SPDX-License-Identifier: MIT

extension Precision {
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
